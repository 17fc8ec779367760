return adventure {
  name = "Vermin in the Pipes", trophy = 2,
  tasks = { "I3", "I3", "I3 P" },
  rewards = { "common", "common", "clue" }, penalties = { "stamina" },
}
