return asset {
  name = "Vatican Missionary", value = 2, traits = { "ally" },

  bonus "+1 Will." { will = 1 },

  free "Reroll a die of your Will test." {
    window = "after_roll", condition = "test.skill == will", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
