return skill { name = "Single", class = "seeker", level = 0, deck_limit = 1, icons = { wild = 1 } }
