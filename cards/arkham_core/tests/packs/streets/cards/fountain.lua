return location { name = "Fountain", id = "fountain", traits = { "Central" }, shroud = 2, clues = 0, symbol = "moon" }
