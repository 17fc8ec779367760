return asset {
  name = "Axe", value = 2, traits = { "item", "weapon" },

  bonus "+2 Strength in combat." { strength = 2, condition = "combat_test" },

  free "In combat, spend 2 Sanity: reroll any dice of your Strength test." {
    window = "after_roll", condition = { "combat_test", "test.skill == strength", "ones == 0" }, limit = "test",
    cost = cost.sanity(2),
    effect = function(_, you) you:reroll() end,
  },
}
