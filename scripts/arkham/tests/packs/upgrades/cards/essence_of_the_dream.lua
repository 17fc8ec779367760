return skill { name = "Essence of the Dream", class = "seeker", icons = { wild = 2 }, bonded = "Dream Diary" }
