return adventure {
  name = "Forgotten Knowledge", trophy = 1,
  tasks = { "L", "T I8" },
  rewards = { "spell", "common", "spell" }, penalties = { "sanity" },
}
