return asset { name = "Carol Hythe", class = "neutral", unique = true, keywords = { "Partner" }, health = 1, sanity = 3 }
