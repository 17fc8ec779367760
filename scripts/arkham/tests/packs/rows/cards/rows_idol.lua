return asset { name = "Doomed Idol", class = "neutral", cost = 0,
  free "Place 1 doom on this." { effect = function(me) place_doom(me, 1) end } }
