return location { name = "Toppled Ruin", traits = { "Ancient" }, shroud = 3, clues = 1, symbol = "star",
  connects = { "square" }, single_sided = true }
