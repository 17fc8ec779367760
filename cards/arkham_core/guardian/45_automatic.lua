return asset {
  name = ".45 Automatic", code = "01016", class = "guardian", level = 0, cost = 4, icons = { agility = 1 },
  traits = { "Item", "Weapon", "Firearm" }, slots = { "hand" }, uses = { ammo = 4 },

  action "Spend 1 ammo: fight with +1 combat; this attack deals +1 damage." {
    cost = cost.spend(1), fight = { bonus = 1, damage = 1 },
  },
}
