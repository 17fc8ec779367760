return location { name = "Map far_a", shroud = 1, clues = 0, symbol = "moon", connects = { "diamond" } }
