return adventure {
  name = "A Terrible Discovery", trophy = 2,
  tasks = { { "I3 T", cost = "sanity" }, { "L L", cost = "sanity" } },
  rewards = { "clue", "clue", "elder_sign" }, penalties = { "sanity", "sanity" },
}
