return adventure {
  name = "The Harbour Model", trophy = 1,
  tasks = { "P/T I1", { "L", monster = "partial", covered = "L" } },
  rewards = { "spell", "remove_doom" }, penalties = { "doom" },

  at_midnight "A monster appears." (function() monsters_appear(1) end),
}
