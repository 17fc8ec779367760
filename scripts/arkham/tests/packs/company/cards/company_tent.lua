return location { name = "Tent", shroud = 1, symbol = "circle", connects = {} }
