return skill { name = "Level 20", class = "neutral", level = 20, icons = { wild = 1 } }
