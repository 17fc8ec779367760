return monster { name = "Ghoul", standin = true, tasks = { "P" }, trophy = 1 }
