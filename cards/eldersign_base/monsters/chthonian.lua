return monster { name = "Chthonian", standin = true, tasks = { { "P P", cost = "stamina" } }, trophy = 2 }
