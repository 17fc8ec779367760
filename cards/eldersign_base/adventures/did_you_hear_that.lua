return adventure {
  name = "Did You Hear That?", trophy = 2, lock = "green",
  tasks = { { "P", monster = "total" }, "P P" },
  rewards = { "spell", "unique", "monster" }, penalties = { "stamina" },
}
