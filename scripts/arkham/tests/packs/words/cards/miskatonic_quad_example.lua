return location {
  name = "Miskatonic Quad", traits = { "Miskatonic" }, shroud = 3, clues = 0, symbol = "plus",
  connects = { "triangle", "hourglass", "square", "diamond", "circle" },
}
