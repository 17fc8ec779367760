return location {
  name = "Ferry Stage", traits = { "River", "Landing" }, single_sided = true, shroud = 3, clues = 0, symbol = "star",
  connects = { "circle", "square", "triangle", "diamond", "moon" },
}
