return agenda { name = "Agenda that loses", doom = 2, advance "(R3)." { effect = function() end_scenario "R3" end } }
