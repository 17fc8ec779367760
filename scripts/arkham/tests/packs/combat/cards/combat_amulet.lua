return asset { name = "Amulet", class = "neutral", cost = 1,
  constant "You, and each asset you control, get +2 health." {
    modify = { { value = "health", amount = 2, where = "it == you or it is asset and it.controller == you" } } } }
