return treachery {
  name = "The Yellow Sign", code = "01176", traits = { "Omen" },

  revelation "Test willpower (4). If you fail, take 2 horror, and draw a Madness weakness from your deck." {
    test = { skill = "willpower", difficulty = 4 },
    together = true,
    fail = function(_, you)
      you:take_horror(2)
      you:search(nil, { "madness", "weakness" }, true)
    end,
  },
}
