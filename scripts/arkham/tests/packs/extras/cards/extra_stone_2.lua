return asset { name = "Rune", subtitle = "Read", class = "seeker", level = 2, cost = 0, researched = "rune_read" }
