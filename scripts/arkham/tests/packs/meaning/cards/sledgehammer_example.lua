-- Of the worked example of "different" (FAQ 2.17); its figures are ours.
return asset {
  name = "Sledgehammer", class = "survivor", level = 0, cost = 3, traits = { "Item", "Tool", "Weapon", "Melee" },
  slots = { "hand", "hand" },

  action "Fight. This attack deals +1 damage." { fight = { damage = 1 } },
  action "Fight with +2 combat; this attack deals +2 damage." { actions = 2, fight = { bonus = 2, damage = 2 } },
}
