return skill { name = "Notes", class = "seeker", level = 0, icons = { intellect = 1 } }
