return other_world {
  name = "Yuggoth", trophy = 2,
  tasks = { { "P T", monster = "partial", covered = "T" }, "I8" },
  rewards = { "elder_sign", "elder_sign", "common", "unique" }, penalties = { "sanity", "sanity", "stamina" },
}
