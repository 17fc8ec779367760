return clue { name = "Clue: Tokyo", space = "tokyo" }
