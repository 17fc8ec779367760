return adventure {
  name = "Stay Away From the Windows", trophy = 2,
  tasks = { "I8", "P P" },
  rewards = { "elder_sign", "elder_sign" }, penalties = { "doom", "sanity", "stamina", "stamina" },
}
