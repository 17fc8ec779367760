-- Edge of the Earth. Figures unverified.
return act { name = "Campsite", clues = "players", advance "R1." { effect = function() end_scenario "R1" end } }
