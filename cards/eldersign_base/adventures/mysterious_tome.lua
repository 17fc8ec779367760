return adventure {
  name = "Mysterious Tome", trophy = 2,
  tasks = { "I3 T", "L L" },
  rewards = { "clue", "gate", "spell" }, penalties = { "doom" },
}
