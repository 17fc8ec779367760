-- Two transcriptions of this card differ; these are the figures of one of them.
return adventure {
  name = "Gala in the Great Hall", trophy = 2, lock = "yellow",
  tasks = { "I2 L", { "I3", cost = "sanity" } },
  rewards = { "clue", "clue", "spell", "elder_sign" }, penalties = { "doom" },

  terror "Add 1 doom." (function() add_doom(1) end),
}
