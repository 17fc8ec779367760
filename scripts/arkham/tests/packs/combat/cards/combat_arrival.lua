return enemy {
  name = "Arrival", fight = 1, health = 1, evade = 1,
  forced "After this enters play: place 1 doom on it." {
    after = "enters_play", condition = "card == me", effect = function(me) place_doom(me, 1) end,
  },
}
