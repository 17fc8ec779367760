return asset {
  name = "One Good Lantern", class = "seeker", level = 1, cost = 2, icons = { intellect = 1 }, traits = { "Item", "Tool" },
  keywords = { "Exceptional" }, slots = { "hand" },
  action "Exhaust this: investigate with +2 intellect." { cost = cost.exhaust(), investigate = { bonus = 2 } },
}
