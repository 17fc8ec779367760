return asset { name = "Keeper", class = "neutral", cost = 0, weakness = true, tags = { "kept_in_opening_hand" } }
