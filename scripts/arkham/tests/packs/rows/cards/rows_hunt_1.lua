return act { name = "The Hunt", clues = 1 }
