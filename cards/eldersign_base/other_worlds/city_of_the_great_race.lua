return other_world {
  name = "City of the Great Race", trophy = 2,
  tasks = { { "I3", monster = "total" }, "T L P" },
  rewards = { "elder_sign", "unique", "unique", "unique" }, penalties = { "sanity", "stamina", "stamina" },
}
