return location { name = "Endless Trail", shroud = 2, clues = 1, symbol = "star", connects = { "square" },
  single_sided = true }
