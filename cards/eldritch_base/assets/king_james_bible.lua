return asset {
  name = "King James Bible", value = 2, traits = { "item", "tome" },

  free "In combat: reroll a die of your Will test." {
    window = "after_roll", condition = { "combat_test", "test.skill == will" }, limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },

  forced "When you rest: recover 1 Sanity more." {
    after = "rested", condition = "investigator == you",
    effect = function(_, you) you:recover_sanity(1) end,
  },
}
