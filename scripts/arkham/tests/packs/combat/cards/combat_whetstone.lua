return asset { name = "Whetstone", class = "neutral", cost = 0,
  free "During an attack: gain 1 resource." { condition = "attacking", limit = "test",
    effect = function(_, you) you:gain(1) end } }
