return adventure {
  name = "Gate to Elsewhere", trophy = 2,
  tasks = { { "L", monster = "total" }, "L L" },
  rewards = { "clue", "clue", "gate" }, penalties = { "doom" },
}
