return asset { name = "Test Leaflet", class = "neutral", cost = 0, traits = { "Tome" } }
