return asset {
  name = "Weir Hook", class = "guardian", level = 0, cost = 3, icons = { combat = 1 }, traits = { "Item", "Weapon", "River" },
  keywords = { "Customizable" }, slots = { "hand" },
  upgrades = {
    { name = "Barbed", boxes = 2, text = "Its attacks deal 1 damage more." },
    { name = "Long Handle", boxes = 1, text = "You get +1 combat for its attacks." },
    { name = "Hardwood", boxes = 3, text = "It costs 1 less." },
  },
  action "Fight with this: you get +1 combat." {
    fight = { bonus = "1 + upgraded_long_handle", damage = upgraded "Barbed" } },
  constant "It costs 1 less." { condition = upgraded "Hardwood", me = { cost = -1 } },
}
