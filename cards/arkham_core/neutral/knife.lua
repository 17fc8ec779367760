return asset {
  name = "Knife", code = "01086", class = "neutral", level = 0, cost = 1, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Melee" }, slots = { "hand" },

  action "Fight with +1 combat." { fight = { bonus = 1 } },
  action "Discard this: fight with +2 combat; this attack deals +1 damage." {
    cost = cost.discard_self(), fight = { bonus = 2, damage = 1 },
  },
}
