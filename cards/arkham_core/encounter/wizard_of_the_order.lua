return enemy {
  name = "Wizard of the Order", code = "01170", traits = { "Humanoid", "Cultist" }, keywords = { "retaliate" },
  fight = 4, health = 2, evade = 2, damage = 1, horror = 0, spawn = any_empty_location,

  forced "At the end of the mythos phase: place 1 doom on this." {
    at = "phase_ends", condition = "amount == 1", effect = function(me) place_doom(me, 1) end,
  },
}
