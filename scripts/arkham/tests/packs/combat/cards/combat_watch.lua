return asset {
  name = "Watch", class = "neutral", cost = 0, traits = { "Item" },
  reaction "After an enemy exhausts: gain 1 resource." {
    after = "exhausts", condition = "card is enemy", effect = function(_, you) you:gain(1) end,
  },
}
