return monster { name = "Elder Thing", standin = true, tasks = { "L T" }, trophy = 2, lock = "red" }
