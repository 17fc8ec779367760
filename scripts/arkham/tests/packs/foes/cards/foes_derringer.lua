return asset {
  name = ".41 Derringer", class = "rogue", level = 0, cost = 3, traits = { "Item", "Weapon", "Firearm" },
  slots = { "hand" }, uses = { ammo = 3 },
  action "Spend 1 ammo: fight with +2 combat. If you succeed by 2 or more, +1 damage." {
    cost = cost.spend(1), fight = { bonus = 2 },
    success = function(_, you) you:hit(current("test").target, current("test").margin >= 2 and 1 or 0) end,
  },
}
