return asset { name = "Rare Find", class = "guardian", level = 1, cost = 1, keywords = { "Exceptional" } }
