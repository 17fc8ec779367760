return location { name = "Study", code = "01111", shroud = 2, clues = "2 * players", symbol = "circle" }
