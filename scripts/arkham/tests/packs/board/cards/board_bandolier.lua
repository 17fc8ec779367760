return asset { name = "Test Bandolier", class = "neutral", cost = 0,
  additional_slots "You have 1 additional hand slot, only for Tomes and Weapons." { slot = "hand", count = 1,
    cards = { "tome", "weapon" } } }
