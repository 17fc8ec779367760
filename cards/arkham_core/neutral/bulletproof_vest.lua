return asset {
  name = "Bulletproof Vest", code = "01094", class = "neutral", level = 3, cost = 2, icons = { combat = 1, wild = 1 },
  traits = { "Item", "Armor" }, slots = { "body" }, health = 4,
}
