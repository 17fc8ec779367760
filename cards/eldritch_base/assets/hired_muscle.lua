return asset {
  name = "Hired Muscle", value = 2, traits = { "ally" },

  bonus "+1 Strength." { strength = 1 },

  free "Reroll a die of your Strength test." {
    window = "after_roll", condition = "test.skill == strength", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
