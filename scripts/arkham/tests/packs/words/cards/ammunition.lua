return asset { name = "Ammunition", class = "neutral", cost = 0, uses = { ammo = 5 },
  free "Spend 2 ammo: gain 1 resource." { cost = cost.spend(2), effect = function(_, you) you:gain(1) end },
  free "Spend 2 clues: gain 1 resource." { cost = cost.clues(2), effect = function(_, you) you:gain(1) end } }
