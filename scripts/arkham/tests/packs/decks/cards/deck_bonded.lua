return skill { name = "Summoned", class = "seeker", bonded = "Many", icons = { wild = 1 } }
