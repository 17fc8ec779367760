return clue { name = "Clue: space 13", space = "space_13" }
