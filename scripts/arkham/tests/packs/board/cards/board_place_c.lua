return location { name = "Place C", shroud = 2, clues = 1, symbol = "triangle", connects = { "square", "diamond" } }
