return adventure {
  name = "Administration Office", trophy = 1,
  tasks = { "L", "I9" },
  rewards = { "clue", "clue" }, penalties = { "sanity", "lose_clue" },
}
