return asset { name = "Lasting", class = "seeker", level = 1, keywords = { "Permanent" } }
