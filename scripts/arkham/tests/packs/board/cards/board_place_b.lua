return location { name = "Place B", shroud = 2, clues = 1, symbol = "square", connects = { "circle", "triangle" } }
