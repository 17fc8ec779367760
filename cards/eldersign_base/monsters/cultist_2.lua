return monster { name = "Cultist", standin = true, cultist = true, tasks = { "L" }, trophy = 1 }
