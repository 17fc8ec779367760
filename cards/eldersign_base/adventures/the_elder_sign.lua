return adventure {
  name = "The Elder Sign", trophy = 2, ordered = true,
  tasks = { { "L", cost = "sanity" }, { "L", cost = "stamina" }, "I2 L" },
  rewards = { "remove_doom", "elder_sign", "clue", "clue" }, penalties = { "sanity" },
}
