return adventure {
  name = "Public Lavatory", trophy = 2,
  tasks = { { monster = "empty" }, { monster = "empty" }, "P L L" },
  rewards = { "monster", "monster", "elder_sign", "elder_sign" }, penalties = { "sanity", "stamina" },

  when_drawn "2 monsters appear here." (function(me) monsters_appear(2, me) end),
}
