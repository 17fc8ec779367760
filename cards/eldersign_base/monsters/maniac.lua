return monster { name = "Maniac", standin = true, tasks = { "I4" }, trophy = 1 }
