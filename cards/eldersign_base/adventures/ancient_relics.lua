return adventure {
  name = "Ancient Relics", trophy = 1,
  tasks = { { "L I3", monster = "total" }, "L I3" },
  rewards = { "clue", "spell" }, penalties = { "sanity" },

  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
