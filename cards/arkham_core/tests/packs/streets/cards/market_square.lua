return location {
  name = "Market Square", id = "market_square", traits = { "Central" }, shroud = 2, clues = 1,
  symbol = "star", connects = { "triangle" },
}
