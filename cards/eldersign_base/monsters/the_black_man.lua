return monster { name = "The Black Man", standin = true, mask = true, tasks = { "L/T L/T" }, trophy = 2 }
