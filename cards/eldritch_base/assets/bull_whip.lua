return asset {
  name = "Bull Whip", value = 1, traits = { "item", "weapon" },

  bonus "+1 Strength in combat." { strength = 1, condition = "combat_test" },

  free "In combat: reroll a die of your Strength test." {
    window = "after_roll", condition = { "combat_test", "test.skill == strength" }, limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
