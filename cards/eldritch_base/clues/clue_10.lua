return clue { name = "Clue: space 10", space = "space_10" }
