return adventure {
  name = "The Gift Shop", trophy = 1, ordered = true,
  tasks = { "I3", "L I3" },
  rewards = { "unique" }, penalties = { "sanity" },

  terror "A monster appears." (function() monsters_appear(1) end),
}
