return asset {
  name = "Leo De Luca", subtitle = "The Louisiana Lion", code = "01048", class = "rogue", level = 0, unique = true,
  cost = 6, icons = { intellect = 1 }, traits = { "Ally", "Criminal" }, slots = { "ally" }, health = 2, sanity = 2,

  additional_action "You may take an additional action during your turn." {},
}
