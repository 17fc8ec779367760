return clue { name = "Clue: space 7", space = "space_7" }
