return location { name = "Toll Road", shroud = 1, clues = 1, symbol = "circle", connects = { "square" },
  additional_cost "While there are clues here, to investigate here or to draw costs 2 more actions." {
    to = { "investigate", "draw" }, actions = 2, condition = "me.clues > 0",
  } }
