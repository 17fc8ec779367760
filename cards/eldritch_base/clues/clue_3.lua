return clue { name = "Clue: space 3", space = "space_3" }
