return adventure {
  name = "Late Night Break-In", trophy = 1,
  tasks = { { "I3", monster = "total" }, "I6" },
  rewards = { "clue" }, penalties = { "stamina" },

  terror "Lose 1 trophy." (function(_, you) you:pay_trophies(1) end),
}
