return asset {
  name = "Collection", class = "neutral", cost = 0,
  free "Exhaust this: gain 1 resource for each different card in your discard pile." {
    cost = cost.exhaust(), effect = function(_, you) you:gain(count_different(find("discard", you))) end,
  },
}
