return location { name = "Ice Ridge", shroud = 1, clues = 0, symbol = "square", connects = { "circle", "triangle" } }
