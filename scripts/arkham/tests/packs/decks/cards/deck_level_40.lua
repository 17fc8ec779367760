return skill { name = "Level 40", class = "neutral", level = 40, icons = { wild = 1 } }
