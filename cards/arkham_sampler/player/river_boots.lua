require "lib/boots"

return asset {
  name = "River Boots", class = "survivor", level = 0, cost = 1, icons = { agility = 1 }, traits = { "Item", "Clothing" },
  other_slots = { "boots" }, health = 1,
  constant "You get +1 agility while your location is flooded." {
    condition = "any(my_location: flooded)", you = { agility = 1 } },
}
