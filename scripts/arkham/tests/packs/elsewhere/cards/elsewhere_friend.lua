return asset { name = "Old Friend", class = "neutral", cost = 3, traits = { "Ally" }, slots = { "ally" }, health = 2,
  sanity = 2, constant "You get +1 combat." { you = { combat = 1 } } }
