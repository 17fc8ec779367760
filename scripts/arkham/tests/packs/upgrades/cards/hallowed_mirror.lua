return asset {
  name = "Hallowed Mirror", class = "guardian", level = 0, cost = 2, traits = { "Item", "Relic" },
  slots = { "accessory" },
}
