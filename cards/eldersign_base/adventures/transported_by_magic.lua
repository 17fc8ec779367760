return adventure {
  name = "Transported by Magic", trophy = 2,
  tasks = { "I6", "L L" },
  rewards = { "gate", "spell", "spell" }, penalties = { "doom", "sanity" },

  at_midnight "Add 1 doom for each other world in play." (function() add_doom(size "other_worlds") end),
}
