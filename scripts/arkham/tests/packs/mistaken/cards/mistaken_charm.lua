return asset { name = "Mistaken Charm", class = "seeker", cost = 1, tags = "signature" }
