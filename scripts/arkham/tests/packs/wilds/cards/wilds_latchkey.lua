return asset { name = "Latchkey", class = "neutral", level = 0, cost = 1, traits = { "Item", "Key" } }
