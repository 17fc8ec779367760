return asset { name = "Change of Plan", class = "neutral", level = 1, permanent = true, swaps = 2 }
