return asset { name = "Test Rope", class = "neutral", level = 3, cost = 1 }
