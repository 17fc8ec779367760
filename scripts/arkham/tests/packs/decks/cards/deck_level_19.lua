return skill { name = "Level 19", class = "neutral", level = 19, icons = { wild = 1 } }
