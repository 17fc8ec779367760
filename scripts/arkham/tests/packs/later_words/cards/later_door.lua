return location { name = "Later Door", shroud = 1, clues = 0, symbol = "circle", connects = { "square" },
  action "Resign." { resign = true, effect = function(_, you) you:resign() end },
}
