return clue { name = "Clue: The Himalayas", space = "himalayas" }
