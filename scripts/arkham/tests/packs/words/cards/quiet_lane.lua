return location { name = "Quiet Lane", shroud = 1, clues = 0, symbol = "square", connects = { "circle" } }
