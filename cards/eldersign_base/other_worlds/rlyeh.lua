return other_world {
  name = "R'lyeh", trophy = 2,
  tasks = { { "I1 I1", monster = "partial", covered = "I1" }, "L L P T" },
  rewards = { "ally", "elder_sign", "elder_sign", "elder_sign" }, penalties = { "sanity", "sanity", "stamina", "stamina" },
}
