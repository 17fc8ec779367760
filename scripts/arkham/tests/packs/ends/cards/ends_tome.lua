return asset { name = "Tome of the Ends", class = "neutral", level = 0, cost = 1, traits = { "Tome" } }
