require "lib/hats"

return asset {
  name = "Oilskin Hat", class = "survivor", level = 0, cost = 1, icons = { agility = 1 }, traits = { "Item", "Clothing" },
  other_slots = { "head" }, health = 1,
  constant "You get +1 agility while your location is flooded." {
    condition = "any(my_location: flooded)", you = { agility = 1 } },
}
