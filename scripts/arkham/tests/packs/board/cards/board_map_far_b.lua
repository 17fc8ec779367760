return location { name = "Map far_b", shroud = 1, clues = 0, symbol = "squiggle", connects = { "hourglass" } }
