return location { name = "Map x", shroud = 1, clues = 0, symbol = "circle", connects = { "square" } }
