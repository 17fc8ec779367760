return enemy {
  name = "Acolyte", code = "01169", traits = { "Humanoid", "Cultist" },
  fight = 3, health = 1, evade = 2, damage = 1, horror = 0, spawn = any_empty_location,

  forced "After this enters play: place 1 doom on it." {
    after = "enemy_spawned", condition = "enemy == me", effect = function(me) place_doom(me, 1) end,
  },
}
