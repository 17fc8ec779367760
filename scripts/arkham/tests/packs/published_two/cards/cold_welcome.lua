-- Edge of the Earth. Figures unverified, and what becomes of the investigators.
return agenda { name = "Cold Welcome", doom = 7,
  advance "Everybody is defeated." { effect = function() defeat_investigators(players()) end } }
