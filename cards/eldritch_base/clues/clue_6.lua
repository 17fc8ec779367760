return clue { name = "Clue: space 6", space = "space_6" }
