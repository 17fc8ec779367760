return asset {
  name = "Witness", class = "neutral", cost = 0, traits = { "Talent" },
  forced "After an enemy disengages from anybody: gain 1 resource." {
    after = "disengaged", effect = function(_, you) you:gain(1) end,
  },
}
