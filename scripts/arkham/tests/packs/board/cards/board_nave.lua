return location {
  name = "Test Nave", traits = { "Sanctum" }, shroud = 4, clues = 2, symbol = "moon", connects = { "circle", "triangle" },
  free "Gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
