return clue { name = "Clue: space 15", space = "space_15" }
