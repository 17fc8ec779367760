return location {
  name = "Fish Market", code = "db108", shroud = 3, clues = "2 * players", symbol = "square", connects = { "circle", "diamond" },
}
