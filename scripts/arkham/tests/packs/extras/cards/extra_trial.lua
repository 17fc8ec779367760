return treachery { name = "Trial",
  revelation "Test willpower (0)." { test = { skill = "willpower", difficulty = 0 }, success = function() end },
}
