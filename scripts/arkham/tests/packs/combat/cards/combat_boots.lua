return asset { name = "Boots", class = "neutral", cost = 1,
  free "Move to a connecting location." { move = true, target = target.connecting_location(),
    effect = function(_, you, place) you:move_to(place) end } }
