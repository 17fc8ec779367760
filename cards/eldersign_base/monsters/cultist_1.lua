return monster { name = "Cultist", standin = true, cultist = true, tasks = { "I2" }, trophy = 1 }
