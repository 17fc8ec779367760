return asset { name = "Test Rope", class = "neutral", level = 0, cost = 1 }
