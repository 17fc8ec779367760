return location { name = "Far Vault", shroud = 2, clues = 0, symbol = "triangle", connects = { "square" } }
