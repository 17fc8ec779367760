return asset { name = "Test Lamp", class = "neutral", level = 2, cost = 1 }
