return location { name = "Map n2", shroud = 1, clues = 0, symbol = "triangle", connects = { "square", "plus", "hourglass" } }
