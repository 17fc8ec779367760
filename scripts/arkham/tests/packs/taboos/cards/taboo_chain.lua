return asset { name = "Test Chain", class = "neutral", level = 1, cost = 1 }
