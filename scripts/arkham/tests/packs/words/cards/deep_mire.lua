return location { name = "Deep Mire", shroud = 1, clues = 0, symbol = "circle", connects = { "square" },
  additional_cost "To leave this costs 1 more action." { to = "move", any_move = true } }
