return adventure {
  name = "Unnatural Habitat", trophy = 2,
  tasks = { { monster = "empty" }, "P P I3" },
  rewards = { "spell" }, penalties = { "stamina" },

  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
