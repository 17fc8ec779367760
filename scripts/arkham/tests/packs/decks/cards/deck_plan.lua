return skill { name = "Plan", class = "neutral", icons = { wild = 1 }, tags = { "signature" } }
