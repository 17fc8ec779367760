return asset { name = "Ada Quill", class = "neutral", unique = true, keywords = { "Partner" }, slots = { "ally" }, health = 2, sanity = 2,
  constant "You get +1 intellect." { you = { intellect = 1 } } }
