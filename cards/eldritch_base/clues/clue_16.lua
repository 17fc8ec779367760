return clue { name = "Clue: space 16", space = "space_16" }
