return clue { name = "Clue: space 2", space = "space_2" }
