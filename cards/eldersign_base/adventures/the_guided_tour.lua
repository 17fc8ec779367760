return adventure {
  name = "The Guided Tour", trophy = 2, ordered = true,
  tasks = { "I2", "I4", "L" },
  rewards = { "clue", "common", "clue" }, penalties = { "sanity", "stamina" },
}
