return location {
  name = "Lock House", traits = { "River" }, shroud = 2, clues = 1, symbol = "circle", connects = { "square" },
  action "Resign: you go to bed." { resign = true, effect = function(_, you) you:resign() end },
}
