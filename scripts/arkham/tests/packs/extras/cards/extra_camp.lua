return location { name = "Far Camp", shroud = 1, symbol = "star", connects = { "square" } }
