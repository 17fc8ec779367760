return skill { name = "Easy Thought", class = "seeker", level = 0, keywords = { "Myriad" }, icons = { intellect = 1 } }
