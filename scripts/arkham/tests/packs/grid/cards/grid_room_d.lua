return location { name = "Room D", traits = { "Room" }, shroud = 2, clues = 1, symbol = "circle" }
