return agenda { name = "Second agenda", doom = "2 * players", advance "(R2)." { effect = function() end_scenario "R2" end } }
