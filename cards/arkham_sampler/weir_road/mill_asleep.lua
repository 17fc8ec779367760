return location {
  name = "Still Mill", traits = { "River" }, single_sided = true, shroud = 2, clues = "players", victory = 1, symbol = "moon",
  connects = { "circle", "star" }, other_side = "mill_awake",
}
