return asset { name = "Amulet of Vigour", class = "neutral", cost = 1,
  constant "You, and each asset you control, get +2 health." {
    modify = { { value = "health", amount = 2, where = "it == you or it is asset and it.controller == you" } } },
  free "Discard this: gain 1 resource." { cost = cost.discard_self(), effect = function(_, you) you:gain(1) end } }
