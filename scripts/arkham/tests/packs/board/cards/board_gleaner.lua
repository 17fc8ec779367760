return asset {
  name = "Test Gleaner", class = "neutral", cost = 0,
  free "Discover 3 clues: gain 1 resource for each." {
    condition = "my_turn", effect = function(_, you) you:gain(you:discover(3)) end,
  },
}
