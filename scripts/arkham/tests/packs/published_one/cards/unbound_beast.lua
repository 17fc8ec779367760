-- The Dream-Eaters. Figures unverified.
return enemy {
  name = "Unbound Beast", traits = { "Monster", "Extradimensional" }, keywords = { "Hunter" }, weakness = true,
  bonded = "Summoned Hound", tags = "unbound_beast", fight = 3, health = 3, evade = 3, damage = 1, horror = 1,
  prey_only = bearer_only,

  forced "After this is defeated: set it aside." {
    after = "enemy_defeated", condition = "enemy == me", zones = { "discard" },
    effect = function(me) me:move "set_aside" end,
  },
}
