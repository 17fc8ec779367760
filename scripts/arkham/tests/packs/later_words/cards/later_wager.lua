return skill { name = "Later Wager", class = "neutral", icons = { wild = 1 },
  constant "Twice the difficulty." { zones = { "committed" },
    modify = { { value = "doubles_difficulty", where = "it == test.tester" } } },
  constant "Only to a test with a difficulty above the base skill." { commit_only = "difficulty_now > base_skill" },
}
