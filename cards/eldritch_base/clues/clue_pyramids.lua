return clue { name = "Clue: The Pyramids", space = "pyramids" }
