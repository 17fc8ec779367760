return asset {
  name = "Dig Deep", code = "01077", class = "survivor", level = 0, cost = 2,
  icons = { willpower = 1, agility = 1 }, traits = { "Talent" },

  boost "willpower", boost "agility",
}
