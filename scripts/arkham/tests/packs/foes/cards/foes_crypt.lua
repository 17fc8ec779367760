return location { name = "Dry Crypt", shroud = 4, clues = 2, symbol = "square", connects = { "circle" } }
