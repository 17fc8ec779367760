return asset {
  name = "Whistle", class = "neutral", cost = 0,
  free "Gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
