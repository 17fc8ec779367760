return asset { name = "Lasting", class = "seeker", level = 2, keywords = { "Permanent" } }
