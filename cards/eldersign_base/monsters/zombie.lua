return monster { name = "Zombie", standin = true, tasks = { "I3" }, trophy = 1, lock = "green" }
