return asset { name = "Slingshot", id = "slingshot", class = "neutral", cost = 0, uses = { ammo = 1 } }
