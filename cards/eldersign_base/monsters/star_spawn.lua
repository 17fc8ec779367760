return monster { name = "Star Spawn", standin = true, tasks = { "L P T" }, trophy = 3, lock = "yellow" }
