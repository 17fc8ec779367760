return adventure {
  name = "There's Something in the Basement", trophy = 1,
  tasks = { { "I6", monster = "total" }, "L", "T" },
  rewards = { "clue", "unique" }, penalties = { "stamina", "sanity" },
}
