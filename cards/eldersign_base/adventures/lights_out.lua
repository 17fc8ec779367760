return adventure {
  name = "Lights Out", trophy = 2, ordered = true,
  tasks = { "I3", "P P", "L L" },
  rewards = { "elder_sign", "spell" }, penalties = { "stamina", "doom", "stamina" },
}
