return asset { name = "Heavy Load", class = "neutral", cost = 1,
  constant "While this is in your hand, your maximum hand size is 1 less." {
    zones = { "hand" }, you = { hand_limit = -1 } } }
