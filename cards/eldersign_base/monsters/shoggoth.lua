return monster { name = "Shoggoth", standin = true, tasks = { "I5", "T" }, trophy = 3, rewards = { "clue" } }
