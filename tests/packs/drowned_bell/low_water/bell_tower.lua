return location {
  name = "Bell Tower", code = "db109", shroud = 3, clues = "players", symbol = "triangle", connects = { "circle", "diamond" },

  forced "After you enter the Bell Tower: test willpower (2). If you fail, take 1 horror." {
    after = "enters", condition = { "subject == me", "actor is investigator" }, you = "actor",
    test = { skill = "willpower", difficulty = 2 },
    fail = function(_, you) you:take_horror(1) end,
  },
}
