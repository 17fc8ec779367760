return other_world {
  name = "Great Hall of Celeano", trophy = 2,
  tasks = { { "T", monster = "total" }, "L", "I6" },
  rewards = { "elder_sign", "spell", "remove_doom" }, penalties = { "sanity" },
}
