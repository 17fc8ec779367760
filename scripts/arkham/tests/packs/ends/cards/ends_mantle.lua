return asset { name = "Mantle", class = "neutral", cost = 0, sanity = 2,
  reaction "When horror is placed on this, exhaust this: gain 1 resource." {
    when = "horror_placed", condition = "card == me", cost = cost.exhaust(), effect = function(_, you) you:gain(1) end,
  },
}
