return asset {
  name = "Medical Texts", code = "01035", class = "seeker", level = 0, cost = 2, icons = { combat = 1 },
  traits = { "Item", "Tome" }, slots = { "hand" },

  action "Choose an investigator at your location and test intellect (2): heal 1 damage from him, or deal him 1 if you fail." {
    target = target.investigator_here(), test = { skill = "intellect", difficulty = 2 },
    success = function(_, _, _, event) event.object:heal_damage(1) end,
    fail = function(_, _, _, event) event.object:take_damage(1) end,
  },
}
