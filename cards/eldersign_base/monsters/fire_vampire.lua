return monster { name = "Fire Vampire", standin = true, tasks = { { "I2", cost = "stamina" } }, trophy = 1 }
