return asset {
  name = "Physical Training", code = "01017", class = "guardian", level = 0, cost = 2,
  icons = { willpower = 1, combat = 1 }, traits = { "Talent" },

  boost "willpower", boost "combat",
}
