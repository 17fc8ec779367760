return clue { name = "Clue: space 1", space = "space_1" }
