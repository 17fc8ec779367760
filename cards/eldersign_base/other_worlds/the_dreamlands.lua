return other_world {
  name = "The Dreamlands", trophy = 2,
  tasks = { "P L I3" },
  rewards = { "clue", "clue", "elder_sign" }, penalties = { "sanity" },
}
