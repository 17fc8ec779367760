return location {
  name = "Arkham Woods", subtitle = "Unhallowed Ground", code = "01150", traits = { "Woods" },
  shroud = 4, clues = "players", symbol = "triangle", connects = { "squiggle", "hourglass", "diamond" },
  back = { symbol = "square", connects = { "squiggle" } },

  forced "After you enter: test willpower (4). If you fail, take 1 horror and 1 damage." {
    after = "enters", condition = { "location == me", "mover is investigator" }, you = "mover",
    test = { skill = "willpower", difficulty = 4 },
    fail = function(_, you) you:take { damage = 1, horror = 1 } end,
  },
}
