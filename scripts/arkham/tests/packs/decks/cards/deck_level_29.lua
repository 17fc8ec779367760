return skill { name = "Level 29", class = "neutral", level = 29, icons = { wild = 1 } }
