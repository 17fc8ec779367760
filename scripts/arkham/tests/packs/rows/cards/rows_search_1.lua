return act { name = "The Search", clues = 2 }
