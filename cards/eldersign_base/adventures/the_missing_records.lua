return adventure {
  name = "The Missing Records", trophy = 1,
  tasks = { "I6", "L I3" },
  rewards = { "clue", "clue" }, penalties = { "sanity" },
}
