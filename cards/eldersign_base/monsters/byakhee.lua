return monster { name = "Byakhee", standin = true, tasks = { "P I1" }, trophy = 1 }
