return location { name = "Back Yard", shroud = 1, clues = 0, symbol = "star", connects = { "circle" } }
