return skill { name = "Level 50", class = "neutral", level = 50, icons = { wild = 1 } }
