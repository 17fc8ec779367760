return asset {
  name = "Arcane Studies", code = "01062", class = "mystic", level = 0, cost = 2,
  icons = { willpower = 1, intellect = 1 }, traits = { "Talent" },

  boost "willpower", boost "intellect",
}
