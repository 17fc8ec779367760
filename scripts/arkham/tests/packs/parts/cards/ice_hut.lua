return location { name = "Ice Hut", shroud = 1, clues = 0, symbol = "triangle", connects = { "circle", "square" } }
