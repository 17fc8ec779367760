return asset {
  name = "Old Habits", class = "neutral", level = 0, keywords = { "Permanent" }, deck_limit = 1, traits = { "Talent" },
  changes_deck = { size = 5, options = { { level = { 0, 0 }, limit = 1, other = true } } },
  constant "Your opening hand has 1 card more." { you = { opening_hand = 1 } },
}
