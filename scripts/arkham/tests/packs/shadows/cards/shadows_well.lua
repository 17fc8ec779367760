return location { name = "Dry Well", shroud = 4, clues = 2, symbol = "diamond", connects = { "triangle" } }
