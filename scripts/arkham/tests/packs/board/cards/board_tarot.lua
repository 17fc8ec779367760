-- Fills a tarot slot.
return asset {
  name = "Test Tarot", class = "neutral", cost = 0, slots = { "tarot" }, traits = { "Tarot" },
  constant "You get +1 willpower." { you = { willpower = 1 } },
}
