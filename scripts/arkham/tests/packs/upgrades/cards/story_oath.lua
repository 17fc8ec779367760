return asset { name = "Sworn Word", class = "neutral", story = true, keywords = { "Permanent" } }
