return other_world {
  name = "Another Dimension", trophy = 2,
  tasks = { { "L I1", monster = "partial", covered = "I1" }, "T P" },
  rewards = { "spell", "common", "elder_sign" }, penalties = { "sanity", "stamina", "stamina" },
}
