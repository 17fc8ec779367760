return location { name = "Map n1", shroud = 1, clues = 0, symbol = "square", connects = { "circle", "triangle", "hourglass" } }
