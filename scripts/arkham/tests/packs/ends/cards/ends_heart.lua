return asset { name = "Heart of Gold", class = "neutral", cost = 1,
  constant "While you have 3 or more resources, you get +1 health." {
    condition = "you.resources >= 3", you = { health = 1 } } }
