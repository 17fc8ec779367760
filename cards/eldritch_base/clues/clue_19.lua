return clue { name = "Clue: space 19", space = "space_19" }
