return location { name = "Place A", shroud = 2, clues = 1, symbol = "circle", connects = { "square" } }
