return location { name = "Crossroads", id = "crossroads", shroud = 2, clues = "2 * players", symbol = "star",
  connects = { "square" },
  constant "+1 clue value." { me = { clue_value = 1 } },
}
