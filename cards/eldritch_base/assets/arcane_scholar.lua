return asset {
  name = "Arcane Scholar", value = 2, traits = { "ally" },

  bonus "+1 Lore." { lore = 1 },

  free "Reroll a die of your Lore test." {
    window = "after_roll", condition = "test.skill == lore", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
