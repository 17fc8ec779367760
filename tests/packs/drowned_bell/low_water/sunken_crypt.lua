return location {
  name = "Sunken Crypt", code = "db110", shroud = 4, clues = "2 * players", victory = 1, symbol = "diamond", connects = { "square", "triangle" },
}
