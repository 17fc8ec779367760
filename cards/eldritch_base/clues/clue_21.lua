return clue { name = "Clue: space 21", space = "space_21" }
