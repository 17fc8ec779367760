return adventure {
  name = "The Diving Bell", trophy = 2, ordered = true,
  tasks = { "I4", { "L P", cost = "stamina" } },
  rewards = { "elder_sign", "clue" }, penalties = { "sanity", "stamina" },

  terror "Lose 1 stamina." (function(_, you) you:lose_stamina(1) end),
}
