-- As in the example of FAQ 1.6.
return location {
  name = "Orne Library", traits = { "Miskatonic" }, shroud = 3, clues = "players", victory = 1, symbol = "triangle",
  connects = { "plus", "square" },
  additional_cost "To investigate here costs 1 more action." { to = "investigate" },
}
