return adventure {
  name = "Tempest in a Teapot", trophy = 1, ordered = true,
  tasks = { { "I4", monster = "total" }, "T", "P L" },
  rewards = { "clue", "unique", "elder_sign" }, penalties = { "stamina", "doom", "sanity" },
}
