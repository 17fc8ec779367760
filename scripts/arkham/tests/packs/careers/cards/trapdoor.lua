return location {
  name = "Trapdoor", shroud = 2, clues = 1, symbol = "circle",
  action "Gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
