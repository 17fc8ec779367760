return asset { name = "Banner Bearer", class = "neutral", cost = 1, traits = { "Ally" }, slots = { "ally" }, health = 1,
  constant "You get +2 health." { you = { health = 2 } } }
