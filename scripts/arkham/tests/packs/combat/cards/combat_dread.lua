return treachery { name = "Dread", keywords = { "peril" },
  revelation "Test willpower (3). If you fail, take 1 horror." {
    test = { skill = "willpower", difficulty = 3 }, fail = function(_, you) you:take_horror(1) end } }
