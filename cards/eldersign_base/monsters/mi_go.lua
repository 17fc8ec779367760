return monster { name = "Mi-Go", standin = true, tasks = { "L I2" }, trophy = 1, rewards = { "common" } }
