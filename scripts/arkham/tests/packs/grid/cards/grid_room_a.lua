return location { name = "Room A", traits = { "Room" }, shroud = 2, clues = 1, symbol = "circle" }
