return clue { name = "Clue: space 18", space = "space_18" }
