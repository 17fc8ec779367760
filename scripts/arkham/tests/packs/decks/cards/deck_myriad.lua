return skill { name = "Many", class = "seeker", level = 2, keywords = { "Myriad" }, icons = { wild = 1 } }
