-- A test that is told by how much an earlier one failed.
return asset { name = "Grudge", class = "neutral", cost = 1,
  forced "After you fail a skill test: test willpower (X), X is by how much. If you fail, take 1 horror." {
    after = "test_failed", condition = { "investigator == you", "test.source ~= me" },
    test = { skill = "willpower", difficulty = "margin" }, fail = function(_, you) you:take_horror(1) end } }
