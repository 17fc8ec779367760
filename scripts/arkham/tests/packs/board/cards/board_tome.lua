return asset { name = "Test Curse-Book", class = "neutral", cost = 3, slots = { "hand" }, traits = { "Tome" } }
