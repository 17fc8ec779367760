return asset {
  name = "Hymn", class = "neutral", cost = 0,
  free "With 3 vengeance points in the victory display: gain 1 resource." {
    condition = "vengeance_points == 3", limit = "round", effect = function(_, you) you:gain(1) end,
  },
}
