return asset { name = "Boris Vane", class = "neutral", unique = true, keywords = { "Partner" }, health = 3, sanity = 1 }
