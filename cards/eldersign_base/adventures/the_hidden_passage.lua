return adventure {
  name = "The Hidden Passage", trophy = 2, ordered = true,
  tasks = { "I3", "P I3", "L" },
  rewards = { "elder_sign", "elder_sign" }, penalties = { "stamina", "stamina" },
}
