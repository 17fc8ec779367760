return asset {
  name = "Quiet Robe", class = "mystic", cost = 2, traits = { "Item", "Clothing" }, slots = { "body" },

  discount "When you play a Spell card, exhaust this: it costs 1 less, and provokes no attacks of opportunity." {
    cards = "it is spell", amount = 1, provokes = false,
  },
}
