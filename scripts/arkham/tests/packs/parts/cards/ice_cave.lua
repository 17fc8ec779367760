return location { name = "Ice Cave", shroud = 1, clues = 0, symbol = "circle", connects = { "square", "triangle" } }
