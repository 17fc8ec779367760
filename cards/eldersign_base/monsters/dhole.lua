return monster { name = "Dhole", standin = true, tasks = { "P P T" }, trophy = 3, rewards = { "unique" } }
