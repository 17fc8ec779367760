return location {
  name = "Quay", code = "db107", shroud = 2, clues = "players", symbol = "circle", connects = { "square", "triangle" },

  action "Resign. You row away." { resign = true, effect = function(_, you) you:resign() end },
}
