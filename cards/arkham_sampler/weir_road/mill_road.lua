return location {
  name = "Mill Road", traits = { "River" }, shroud = 2, clues = "players", symbol = "circle",
  connects = { "square", "triangle", "diamond", "moon", "star" },
  action "Resign: you turn back." { resign = true, effect = function(_, you) you:resign() end },
}
