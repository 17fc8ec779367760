return monster { name = "Ghost", standin = true, tasks = { { "T", cost = "sanity" } }, trophy = 1 }
