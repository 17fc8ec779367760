-- Its slots hold a number of assets, whatever slots these take up.
return asset {
  name = "Test Shelf", class = "neutral", cost = 0, traits = { "Item" },
  additional_slots "Up to 2 Tomes need no hand slots." { slot = "hand", count = 4, cards = { "tome" }, assets = 2 },
}
