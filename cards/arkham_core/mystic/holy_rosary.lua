return asset {
  name = "Holy Rosary", code = "01059", class = "mystic", level = 0, cost = 2, icons = { willpower = 1 },
  traits = { "Item", "Charm" }, slots = { "accessory" }, sanity = 2,

  constant "You get +1 willpower." { you = { willpower = 1 } },
}
