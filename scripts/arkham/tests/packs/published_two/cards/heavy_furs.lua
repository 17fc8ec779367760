-- Edge of the Earth. Figures unverified.
return asset { name = "Heavy Furs", class = "neutral", story = true, traits = { "Item", "Clothing" },
  slots = { "body" }, tags = "supply", constant "You get +1 willpower." { you = { willpower = 1 } } }
