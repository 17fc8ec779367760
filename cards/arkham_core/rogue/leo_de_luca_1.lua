return asset {
  name = "Leo De Luca", subtitle = "The Louisiana Lion", code = "01054", class = "rogue", level = 1, unique = true,
  cost = 5, icons = { intellect = 1 }, traits = { "Ally", "Criminal" }, slots = { "ally" }, health = 2, sanity = 2,

  additional_action "You may take an additional action during your turn." {},
}
