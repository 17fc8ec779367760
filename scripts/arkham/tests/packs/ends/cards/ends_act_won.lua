return act { name = "Act that wins", clues = 2, advance "(R1)." { effect = function() end_scenario "R1" end } }
