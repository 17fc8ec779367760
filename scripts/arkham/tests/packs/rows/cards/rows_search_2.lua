return act { name = "The Find", clues = 4 }
