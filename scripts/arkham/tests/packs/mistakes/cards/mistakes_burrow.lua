return enemy_location { name = "Burrow", symbol = "circle", back = { symbol = "square" }, shroud = 1, fight = 1, evade = 1,
  health = 1 }
