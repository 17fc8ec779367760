return location { name = "Still Hall", shroud = 1, symbol = "square", connects = { "circle", "triangle" } }
