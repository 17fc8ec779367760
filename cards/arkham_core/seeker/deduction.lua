return skill {
  name = "Deduction", code = "01039", class = "seeker", level = 0, icons = { intellect = 1 }, traits = { "Practiced" },

  constant "If this investigation is successful, 1 additional clue is discovered at that location." {
    condition = "investigating", zones = { "committed" },
    modify = { { value = "discover_bonus", amount = 1, where = "it == test.tester" } },
  },
}
