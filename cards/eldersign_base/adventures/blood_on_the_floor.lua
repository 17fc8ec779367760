return adventure {
  name = "Blood on the Floor", trophy = 2, ordered = true,
  tasks = { "I2", "I3", "T P" },
  rewards = { "clue", "common", "elder_sign" }, penalties = { "sanity", "stamina" },
}
