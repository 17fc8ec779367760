return monster { name = "Cultist", standin = true, cultist = true, tasks = { "P" }, trophy = 1 }
