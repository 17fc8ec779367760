return monster { name = "Formless Spawn", standin = true, tasks = { "L L" }, trophy = 2 }
