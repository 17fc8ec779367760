return monster { name = "Dark Young", standin = true, tasks = { "T P" }, trophy = 2 }
