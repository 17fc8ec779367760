return location { name = "Base Camp", shroud = 1, clues = 0, symbol = "circle", connects = { "square", "triangle" } }
