return location { name = "Map y", shroud = 1, clues = 0, symbol = "diamond", connects = { "plus", "moon" } }
