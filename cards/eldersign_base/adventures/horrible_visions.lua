-- Two transcriptions of this card differ; these are the figures of one of them.
return adventure {
  name = "Horrible Visions", trophy = 1,
  tasks = { "P T", "L P" },
  rewards = { "unique", "elder_sign" }, penalties = { "stamina", "stamina", "sanity", "sanity" },

  at_midnight "Add 2 doom." (function() add_doom(2) end),
}
