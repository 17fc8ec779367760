return clue { name = "Clue: Rome", space = "rome" }
