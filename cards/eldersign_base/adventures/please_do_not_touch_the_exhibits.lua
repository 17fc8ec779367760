return adventure {
  name = "Please Do Not Touch the Exhibits", trophy = 2,
  tasks = { { "T T", cost = "sanity" }, { "P P", cost = "stamina" } },
  rewards = { "elder_sign", "elder_sign" }, penalties = { "stamina", "doom", "sanity" },

  terror "Add 1 doom." (function() add_doom(1) end),
}
