return treachery {
  name = "Rotting Remains", code = "01163", traits = { "Terror" },

  revelation "Test willpower (3). Take 1 horror for each point you fail by." {
    test = { skill = "willpower", difficulty = 3 },
    fail = function(_, you, _, event) you:take_horror(event.amount) end,
  },
}
