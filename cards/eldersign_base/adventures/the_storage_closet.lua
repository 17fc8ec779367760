return adventure {
  name = "The Storage Closet", trophy = 2, ordered = true,
  tasks = { { "I3", monster = "total" }, "I3", "L L" },
  rewards = { "clue", "unique", "gate" }, penalties = { "sanity", "doom" },
}
