return other_world {
  name = "Plateau of Leng", trophy = 2,
  tasks = { "L T", "T P T" },
  rewards = { "remove_doom", "elder_sign", "clue", "clue" }, penalties = { "sanity", "sanity" },

  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
