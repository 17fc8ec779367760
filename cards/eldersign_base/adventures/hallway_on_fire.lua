return adventure {
  name = "Hallway on Fire", trophy = 2, ordered = true,
  tasks = { { "P", cost = "stamina" }, { "P", cost = "stamina" } },
  rewards = { "unique", "unique" }, penalties = { "stamina", "stamina" },

  terror "Lose 1 stamina." (function(_, you) you:lose_stamina(1) end),
}
