return adventure {
  name = "Riot in the Streets", trophy = 2, ordered = true,
  tasks = { "I3", "I9" },
  rewards = { "elder_sign", "unique", "common" }, penalties = { "doom" },

  terror "Lose 1 stamina." (function(_, you) you:lose_stamina(1) end),
}
