return adventure {
  name = "Koi Pond", trophy = 2,
  tasks = { { "T", monster = "total" }, "T P P" },
  rewards = { "monster", "clue", "common", "elder_sign" }, penalties = { "sanity", "stamina", "stamina" },

  terror "The adventure is failed." { odds = "fails", effect = function() fail_adventure() end },
}
