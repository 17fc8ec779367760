return skill { name = "Easy Thought", class = "seeker", level = 2, keywords = { "Myriad" }, icons = { intellect = 2 } }
