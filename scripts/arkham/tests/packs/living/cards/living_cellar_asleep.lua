return location {
  name = "Sleeping Cellar", traits = { "House" }, shroud = 4, clues = 1, symbol = "circle", connects = { "square" },
  other_side = "living_cellar",
}
