return location { name = "Old Quay", shroud = 2, clues = 0, symbol = "circle", connects = { "square" } }
