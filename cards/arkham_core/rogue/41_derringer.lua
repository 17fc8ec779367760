return asset {
  name = ".41 Derringer", code = "01047", class = "rogue", level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Firearm", "Illicit" }, slots = { "hand" }, uses = { ammo = 3 },

  action "Spend 1 ammo: fight with +2 combat. If you succeed by 2 or more, this attack deals +1 damage." {
    cost = cost.spend(1), fight = { bonus = 2 },
    success = function(_, you, _, event) you:hit(event.object, event.amount >= 2 and 1 or 0) end,
  },
}
