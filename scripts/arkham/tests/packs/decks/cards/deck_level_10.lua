return skill { name = "Level 10", class = "neutral", level = 10, icons = { wild = 1 } }
