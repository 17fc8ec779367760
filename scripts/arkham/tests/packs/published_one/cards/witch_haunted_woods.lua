-- The Circle Undone. Figures and the haunted ability unverified.
return location {
  name = "Witch-Haunted Woods", subtitle = "The Lonely Tree", traits = { "Woods" }, shroud = 3, clues = "players",
  symbol = "circle", connects = { "square" },

  haunted "Lose 1 action." { condition = "you.actions > 0", effect = function(_, you) you:lose_actions(1) end },
}
