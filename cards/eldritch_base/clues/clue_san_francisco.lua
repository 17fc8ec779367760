return clue { name = "Clue: San Francisco", space = "san_francisco" }
