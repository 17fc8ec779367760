return clue { name = "Clue: space 20", space = "space_20" }
