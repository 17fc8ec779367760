return location { name = "Ice Camp", shroud = 1, clues = 2, symbol = "circle", connects = { "square", "triangle" } }
