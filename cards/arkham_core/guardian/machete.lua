return asset {
  name = "Machete", code = "01020", class = "guardian", level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Melee" }, slots = { "hand" },

  action "Fight with +1 combat. If the attacked enemy is the only one engaged with you, this attack deals +1 damage." {
    fight = { bonus = 1, damage = "count(engaging) == 1 and any(engaging: it == target)" },
  },
}
