return asset { name = "Rare Find", class = "guardian", level = 3, cost = 1, keywords = { "Exceptional" } }
