return location { name = "Plundered Nest", shroud = 1, clues = 1, symbol = "star", connects = {}, vengeance = 1 }
