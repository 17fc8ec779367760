-- A signature card of somebody who is not loaded.
return skill { name = "Strays", class = "neutral", icons = { agility = 1 }, tags = { "signature" } }
