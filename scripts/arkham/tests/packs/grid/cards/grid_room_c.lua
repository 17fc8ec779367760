return location { name = "Room C", traits = { "Room" }, shroud = 2, clues = 1, symbol = "circle" }
