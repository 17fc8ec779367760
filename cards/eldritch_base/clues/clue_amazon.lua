return clue { name = "Clue: The Amazon", space = "amazon" }
