return clue { name = "Clue: space 4", space = "space_4" }
