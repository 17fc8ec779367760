return adventure {
  name = "The Hall of the Dead", trophy = 1,
  tasks = { "L", "P P", "I5" },
  rewards = { "clue", "common", "unique" }, penalties = { "stamina" },
}
