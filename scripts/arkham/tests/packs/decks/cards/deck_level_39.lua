return skill { name = "Level 39", class = "neutral", level = 39, icons = { wild = 1 } }
