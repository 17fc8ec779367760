return asset { name = "Later Buckler", class = "neutral", cost = 0, traits = { "Shield" }, health = 3, sanity = 3 }
