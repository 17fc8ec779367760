return asset {
  name = "Daisy's Tote Bag", code = "01008", class = "neutral", unique = true, cost = 2,
  icons = { willpower = 1, intellect = 1, wild = 1 }, traits = { "Item" }, tags = { "signature" },

  additional_slots "You have 2 additional hand slots, only for Tome assets." {
    slot = "hand", count = 2, cards = { "tome" },
  },
}
