return location {
  name = "Dry Height", shroud = 2, clues = 0, symbol = "circle", connects = {},

  constant "Cannot be flooded." { me = { cannot_be_flooded = 1 } },
}
