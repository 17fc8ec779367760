return clue { name = "Clue: Shanghai", space = "shanghai" }
