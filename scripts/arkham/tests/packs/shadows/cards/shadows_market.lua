return location { name = "Night Market", traits = { "Market" }, shroud = 1, clues = 0, symbol = "triangle", connects = { "square", "diamond" } }
