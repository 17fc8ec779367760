return asset { name = "Test Rare", class = "neutral", level = 2, cost = 1, keywords = { "Exceptional" } }
