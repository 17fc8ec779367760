return asset {
  name = "Private Investigator", value = 2, traits = { "ally" },

  bonus "+1 Observation." { observation = 1 },

  free "Reroll a die of your Observation test." {
    window = "after_roll", condition = "test.skill == observation", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
