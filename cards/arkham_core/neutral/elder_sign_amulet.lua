return asset {
  name = "Elder Sign Amulet", code = "01095", class = "neutral", level = 3, cost = 2,
  icons = { willpower = 1, wild = 1 }, traits = { "Item", "Relic" }, slots = { "accessory" }, sanity = 4,
}
