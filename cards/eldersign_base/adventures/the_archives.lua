return adventure {
  name = "The Archives", trophy = 2,
  tasks = { { "L", monster = "total" }, "L I3", "L P" },
  rewards = { "unique", "unique" }, penalties = { "sanity" },
}
