return asset {
  name = "Lean Living", class = "neutral", level = 0, keywords = { "Permanent" },
  changes_deck = { size = -5, copies = 1 },
}
