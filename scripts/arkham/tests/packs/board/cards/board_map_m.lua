return location { name = "Map m", shroud = 1, clues = 0, symbol = "hourglass", connects = { "square", "triangle", "squiggle" } }
