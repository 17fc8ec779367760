return skill { name = "Level 30", class = "neutral", level = 30, icons = { wild = 1 } }
