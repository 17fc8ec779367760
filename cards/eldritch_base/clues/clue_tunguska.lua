return clue { name = "Clue: Tunguska", space = "tunguska" }
