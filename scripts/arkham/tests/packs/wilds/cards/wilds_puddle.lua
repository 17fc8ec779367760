return location {
  name = "Wide Puddle", shroud = 2, clues = 0, symbol = "square", connects = { "circle" },
  enters = { flooded = "partially" },
}
