return asset { name = "Hired Guide", class = "neutral", cost = 0, level = 0, slots = { "ally" } }
