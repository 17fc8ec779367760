return enemy {
  name = "Stalker", fight = 2, health = 2, evade = 2, damage = 1,

  forced "After this enters a location: place 1 doom on it." {
    after = "enters", condition = "mover == me", effect = function(me) place_doom(me, 1) end,
  },
}
