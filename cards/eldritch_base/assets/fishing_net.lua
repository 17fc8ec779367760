return asset {
  name = "Fishing Net", value = 2, traits = { "item" },

  free "In combat: reroll a die of your Strength test." {
    window = "after_roll", condition = { "combat_test", "test.skill == strength" }, limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },

  constant "The damage of a Monster that you encounter is 1 less, at least 1." {
    modify = { { value = "damage", amount = -1, where = "it == combat.monster and base(damage, it) > 1" } },
    condition = "fighting",
  },
}
