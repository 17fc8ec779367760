return location { name = "Tidal Basin", shroud = 2, clues = 0, symbol = "square", connects = { "circle" } }
