return clue { name = "Clue: space 17", space = "space_17" }
