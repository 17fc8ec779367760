return location { name = "Dining Car", shroud = 2, clues = 1, symbol = "heart", connects = { "moon", "circle" },
  tags = { "dining_car" } }
