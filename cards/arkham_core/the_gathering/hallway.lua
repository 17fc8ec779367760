return location { name = "Hallway", code = "01112", shroud = 1, clues = 0, symbol = "square",
  connects = { "triangle", "plus", "diamond" } }
