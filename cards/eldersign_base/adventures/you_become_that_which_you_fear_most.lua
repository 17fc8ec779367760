return adventure {
  name = "You Become That Which You Fear Most", trophy = 2,
  tasks = { { monster = "empty" }, "T T T" },
  rewards = { "monster", "clue", "unique", "elder_sign" }, penalties = { "sanity" },

  at_midnight "A monster appears." (function() monsters_appear(1) end),
}
