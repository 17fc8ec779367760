return asset {
  name = "Ark", class = "neutral", cost = 0,
  reaction "After the flood level of a location changes: gain 1 resource." {
    after = "flood_level_changed", effect = function(_, you) you:gain(1) end,
  },
}
