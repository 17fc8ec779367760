return clue { name = "Clue: space 12", space = "space_12" }
