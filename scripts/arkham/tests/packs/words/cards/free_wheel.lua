return asset { name = "Free Wheel", class = "neutral", cost = 0,
  additional_action "An additional action each turn, only to move or to draw." { abilities = { "move", "draw" } } }
