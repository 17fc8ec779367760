return clue { name = "Clue: Buenos Aires", space = "buenos_aires" }
