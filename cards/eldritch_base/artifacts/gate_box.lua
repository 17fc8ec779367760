return artifact {
  name = "Gate Box", traits = { "item", "magical" },

  constant "Investigators here roll 1 die more in Other Worlds." {
    here = { additional_dice = 1 }, condition = "test and test.in_other_world",
  },

  forced "When you close a Gate in an Other World: gain 1 Clue." {
    after = "gate_closed", condition = { "by == you", "in_other_world == 1" },
    effect = function(_, you) you:gain_clues(1) end,
  },
}
