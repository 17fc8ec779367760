return clue { name = "Clue: space 8", space = "space_8" }
