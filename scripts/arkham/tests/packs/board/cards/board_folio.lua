return asset { name = "Test Folio", class = "neutral", cost = 0, slots = { "hand", "hand" }, traits = { "Tome" } }
