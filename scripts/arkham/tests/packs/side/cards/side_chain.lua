return asset { name = "Side Chain", class = "neutral", cost = 1 }
