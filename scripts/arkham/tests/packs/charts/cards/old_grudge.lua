return asset {
  name = "Old Grudge", class = "neutral", level = 1, keywords = { "Permanent" },

  constant "You get +1 combat." { you = { combat = 1 } },
}
