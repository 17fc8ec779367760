return location { name = "Field", shroud = 1, clues = 0 }
