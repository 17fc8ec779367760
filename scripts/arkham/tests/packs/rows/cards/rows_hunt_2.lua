return act { name = "The Kill", clues = 4 }
