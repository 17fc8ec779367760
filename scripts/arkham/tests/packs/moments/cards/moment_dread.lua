return treachery {
  name = "Dread", traits = { "Terror" },

  revelation "Test willpower against your resources; fail: take 1 horror." {
    test = { skill = "willpower", difficulty = "you.resources" },
    fail = function(_, you) you:take_horror(1) end,
  },
}
