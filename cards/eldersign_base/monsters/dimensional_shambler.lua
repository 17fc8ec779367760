return monster { name = "Dimensional Shambler", standin = true, tasks = { { "I3", cost = "clock" } }, trophy = 1 }
