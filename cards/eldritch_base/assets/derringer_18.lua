return asset {
  name = ".18 Derringer", value = 1, traits = { "trinket", "weapon" },

  free "In combat: add 1 to a die of your Strength test." {
    window = "after_roll", condition = { "combat_test", "test.skill == strength", can_raise_die }, limit = "test",
    effect = function(_, you) you:raise_die() end,
  },
}
