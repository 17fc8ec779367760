return clue { name = "Clue: space 11", space = "space_11" }
