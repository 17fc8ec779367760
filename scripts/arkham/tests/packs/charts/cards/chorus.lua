return skill { name = "Chorus", id = "chorus", class = "neutral", icons = { wild = 1 }, max_committed = 2 }
