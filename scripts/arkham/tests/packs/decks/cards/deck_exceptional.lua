return skill { name = "Rare", class = "seeker", level = 2, keywords = { "Exceptional" }, icons = { wild = 1 } }
