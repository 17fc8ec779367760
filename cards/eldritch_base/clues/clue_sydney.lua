return clue { name = "Clue: Sydney", space = "sydney" }
