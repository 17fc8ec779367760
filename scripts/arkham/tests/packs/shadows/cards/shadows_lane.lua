return location { name = "Narrow Lane", shroud = 3, clues = 1, symbol = "square", connects = { "circle", "triangle" } }
