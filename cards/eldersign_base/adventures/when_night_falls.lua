return adventure {
  name = "When Night Falls", trophy = 2,
  tasks = { { monster = "empty" }, "T", "P L L" },
  rewards = { "clue", "unique", "elder_sign" }, penalties = { "sanity", "sanity", "stamina", "stamina" },

  terror "A monster appears." (function() monsters_appear(1) end),
}
