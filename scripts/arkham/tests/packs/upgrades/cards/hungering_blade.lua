return asset {
  name = "The Hungering Blade", class = "rogue", level = 1, cost = 3, traits = { "Item", "Weapon" }, slots = { "hand" },
}
