return treachery {
  name = "Lost in the Reeds", traits = { "Hazard" },
  revelation "Test agility (3). If you fail, take 1 damage and 1 horror." {
    test = { skill = "agility", difficulty = 3 }, fail = function(_, you) you:take { damage = 1, horror = 1 } end,
  },
}
