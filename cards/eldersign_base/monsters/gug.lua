return monster { name = "Gug", standin = true, tasks = { "P I4" }, trophy = 2 }
