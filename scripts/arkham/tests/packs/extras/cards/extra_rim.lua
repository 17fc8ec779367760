return location { name = "Rim", shroud = 1, symbol = "square", connects = { "circle", "star" } }
