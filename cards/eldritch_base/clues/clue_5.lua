return clue { name = "Clue: space 5", space = "space_5" }
