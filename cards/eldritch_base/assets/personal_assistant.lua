return asset {
  name = "Personal Assistant", value = 2, traits = { "ally" },

  bonus "+1 Influence." { influence = 1 },

  free "Reroll a die of your Influence test." {
    window = "after_roll", condition = "test.skill == influence", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
