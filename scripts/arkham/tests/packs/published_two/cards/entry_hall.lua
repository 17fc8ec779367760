return location { name = "Entry Hall", shroud = 2, clues = 1, symbol = "circle" }   -- figures unverified
