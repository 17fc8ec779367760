return asset {
  name = "Thrift Robe", class = "mystic", cost = 2, traits = { "Item", "Clothing" }, slots = { "body" },

  discount "When you play a Spell card, exhaust this: it costs 1 less." { cards = "it is spell", amount = 1 },
}
