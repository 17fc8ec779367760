return location {
  name = "Damp Slope", shroud = 2, clues = 0, symbol = "circle", connects = {},

  constant "Cannot be fully flooded." { me = { cannot_be_fully_flooded = 1 } },
}
