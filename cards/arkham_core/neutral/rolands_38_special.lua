return asset {
  name = "Roland's .38 Special", code = "01006", class = "neutral", unique = true, cost = 3,
  icons = { combat = 1, agility = 1, wild = 1 }, traits = { "Item", "Weapon", "Firearm" }, slots = { "hand" },
  uses = { ammo = 4 }, tags = { "signature" },

  action "Spend 1 ammo: fight with +1 combat (+3 if there is a clue at your location); this attack deals +1 damage." {
    cost = cost.spend(1), fight = { bonus = 1, damage = 1 },
  },

  -- The other two, counted together with the total: the clue may come or go during the test.
  constant "+3 combat instead if there is a clue at your location." {
    condition = { "test.source == me", "test.skill == combat", "place(test.tester).clues > 0" },
    zones = { "play", "discard" },
    modify = { { value = "skill_bonus", amount = 2, where = "it == test.tester" } },
  },
}
