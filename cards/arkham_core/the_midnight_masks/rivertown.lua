return location {
  name = "Rivertown", code = "01125", traits = { "Arkham", "Central" },
  shroud = 1, clues = "players", symbol = "circle", connects = { "moon", "diamond", "square", "squiggle", "hourglass" },
}
