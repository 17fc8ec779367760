-- Carries a Tome more than others.
return investigator {
  name = "Test Porter", class = "neutral", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7,
  additional_slots "You have 1 additional hand slot, only for Tomes." { slot = "hand", count = 1, cards = { "tome" } },
}
