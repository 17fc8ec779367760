return adventure {
  name = "A Secret Gathering", trophy = 1,
  tasks = { "I6", "L L" },
  rewards = { "monster", "clue", "gate", "elder_sign" }, penalties = { "stamina", "stamina" },

  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
