return clue { name = "Clue: Arkham", space = "arkham" }
