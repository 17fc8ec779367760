return asset { name = "Test Chain", class = "neutral", level = 4, cost = 1 }
