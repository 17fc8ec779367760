return location { name = "Map n3", shroud = 1, clues = 0, symbol = "plus", connects = { "triangle", "diamond" } }
