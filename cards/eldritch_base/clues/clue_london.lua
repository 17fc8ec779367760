return clue { name = "Clue: London", space = "london" }
