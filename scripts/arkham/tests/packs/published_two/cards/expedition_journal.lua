-- The Forgotten Age. Figures unverified.
return asset { name = "Expedition Journal", class = "neutral", unique = true, story = true, cost = 2,
  slots = { "hand" }, traits = { "Item", "Tome" }, icons = { willpower = 1, intellect = 1 },
  additional_action "One more action in your turn, only to explore." { abilities = { "explore" } } }
