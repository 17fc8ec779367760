return asset {
  name = "Leather Coat", code = "01072", class = "survivor", level = 0, cost = 0, icons = { combat = 1 },
  traits = { "Item", "Armor" }, slots = { "body" }, health = 2,
}
