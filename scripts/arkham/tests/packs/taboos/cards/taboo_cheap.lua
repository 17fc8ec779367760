return asset { name = "Test Cheap", class = "neutral", level = 1, cost = 1 }
