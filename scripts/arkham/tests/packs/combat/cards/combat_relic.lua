-- A weakness of player cardtype.
return asset { name = "Cursed Relic", class = "neutral", cost = 1, weakness = "signature",
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end } }
