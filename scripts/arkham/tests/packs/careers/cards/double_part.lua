return asset { name = "Double Part", class = { "seeker", "rogue" }, level = 0, cost = 0, icons = { intellect = 1 } }
