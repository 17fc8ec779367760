return skill { name = "Alone", class = "neutral", icons = { wild = 1 }, tags = { "commits_alone" } }
