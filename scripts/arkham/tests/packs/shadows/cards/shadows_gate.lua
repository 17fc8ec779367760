return location { name = "Old Gate", shroud = 2, clues = 1, symbol = "circle", connects = { "square" } }
