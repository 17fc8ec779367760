return location { name = "Room B", traits = { "Room" }, shroud = 2, clues = 1, symbol = "circle" }
