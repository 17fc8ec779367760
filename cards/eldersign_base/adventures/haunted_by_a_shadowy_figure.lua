return adventure {
  name = "Haunted by a Shadowy Figure", trophy = 2,
  tasks = { { monster = "empty" }, "P T" },
  rewards = { "monster", "clue", "unique", "elder_sign" }, penalties = { "sanity", "sanity" },

  terror "A monster appears." (function() monsters_appear(1) end),
}
