return clue { name = "Clue: Istanbul", space = "istanbul" }
