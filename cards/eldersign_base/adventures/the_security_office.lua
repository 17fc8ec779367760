return adventure {
  name = "The Security Office", trophy = 1, ordered = true,
  tasks = { "I2", "I3", "I6" },
  rewards = { "ally" }, penalties = { "sanity", "sanity" },
}
