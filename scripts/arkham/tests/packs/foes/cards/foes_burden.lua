return asset {
  name = "Heavy Burden", class = "neutral", cost = 0,
  free "With 2 cards in your threat area: gain 1 resource." {
    condition = "count(my_threat_area) == 2", limit = "round", effect = function(_, you) you:gain(1) end,
  },
  free "Discard 1 card: gain 1 resource." {
    cost = cost.discard_from_hand(), effect = function(_, you) you:gain(1) end,
  },
}
