return location {
  name = "Arkham Woods", subtitle = "Old House", code = "01152", traits = { "Woods" },
  shroud = 2, clues = "players", symbol = "diamond", connects = { "squiggle", "triangle", "t" },
  back = { symbol = "square", connects = { "squiggle" } },

  investigated_with "willpower",
}
