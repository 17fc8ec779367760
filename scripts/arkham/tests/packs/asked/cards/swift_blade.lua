return asset { name = "Swift Blade", class = "neutral", level = 0, cost = 0, provokes = false, traits = { "Item" } }
