return skill { name = "Level 49", class = "neutral", level = 49, icons = { wild = 1 } }
