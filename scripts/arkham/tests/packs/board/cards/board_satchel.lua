-- A slot for Tomes only, and what it holds can be seen.
return asset {
  name = "Test Satchel", class = "neutral", cost = 0, traits = { "Item" },
  additional_slots "You have 1 additional hand slot, only for Tomes." { slot = "hand", count = 1, cards = { "tome" } },
  constant "You get +1 intellect for each Tome in this." { you = { intellect = "count(my_assets: it.parent == me)" } },
}
