return asset { name = "Chronicle", class = "neutral", cost = 0, tags = { "recalls" },
  free "Gain 1 resource for each treachery you have drawn in this round, and 10 for each enemy defeated here." {
    effect = function(_, you) you:gain(you.treacheries_drawn + 10 * you.place.enemies_defeated) end,
  },
}
