return skill { name = "Summoned", class = "seeker", keywords = { "Bonded" }, icons = { wild = 1 } }
