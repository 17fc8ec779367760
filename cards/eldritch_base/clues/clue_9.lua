return clue { name = "Clue: space 9", space = "space_9" }
