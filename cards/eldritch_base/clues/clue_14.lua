return clue { name = "Clue: space 14", space = "space_14" }
