return asset {
  name = "Machete", code = "01020", class = "guardian", level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Melee" }, slots = { "hand" },

  action "Fight with +1 combat. If the attacked enemy is the only one engaged with you, this attack deals +1 damage." {
    fight = { bonus = 1 },
  },

  -- Counted when the damage is dealt, even if the Machete has left play since.
  constant "If the attacked enemy is the only one engaged with you, this attack deals +1 damage." {
    condition = { "attacking", "test.source == me", "count(engaging) == 1 and any(engaging: it == test.target)" },
    zones = { "play", "discard" },
    modify = { { value = "damage_bonus", amount = 1, where = "it == test.tester" } },
  },
}
