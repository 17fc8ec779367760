return act { name = "Second act", clues = 2, advance "(R1)." { effect = function() end_scenario "R1" end } }
