return clue { name = "Clue: Antarctica", space = "antarctica" }
