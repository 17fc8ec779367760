return asset {
  name = "Many-Sided", class = "neutral", level = 0, keywords = { "Permanent" }, deck_limit = 2,
  changes_deck = { size = 5, options = { { level = { 0, 0 }, limit = 1, other = true } } },
}
