return adventure {
  name = "The Key to the Beyond", trophy = 2, ordered = true,
  tasks = { "I3", "L P I2" },
  rewards = { "clue", "clue", "gate" }, penalties = { "sanity" },

  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
