return skill { name = "Level 9", class = "neutral", level = 9, icons = { wild = 1 } }
