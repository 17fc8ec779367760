-- Gives more tarot slots, as another card would give hand slots.
return asset {
  name = "Test Reading", class = "neutral", cost = 0, traits = { "Ritual" },
  additional_slots "You have 1 additional tarot slot, only for Tarot cards." { slot = "tarot", count = 1, cards = { "tarot" } },
}
