return location {
  name = "Arkham Woods", subtitle = "Cliffside", code = "01153", traits = { "Woods" },
  shroud = 2, clues = "players", symbol = "hourglass", connects = { "squiggle", "moon", "triangle" },
  back = { symbol = "square", connects = { "squiggle" } },

  investigated_with "agility",
}
