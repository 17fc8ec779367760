return clue { name = "Clue: The Heart of Africa", space = "heart_of_africa" }
