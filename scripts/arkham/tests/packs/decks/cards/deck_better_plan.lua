return skill { name = "Better Plan", class = "neutral", icons = { wild = 2 }, tags = { "signature" } }
