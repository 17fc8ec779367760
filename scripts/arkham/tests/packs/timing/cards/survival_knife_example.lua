-- Of the worked example of damage dealt to "you" (FAQ 2.12).
return asset {
  name = "Survival Knife", class = "guardian", level = 0, cost = 2, traits = { "Item", "Weapon", "Melee" }, slots = { "hand" },

  reaction "After an enemy attack deals damage to you during the enemy phase: fight with +2 combat; this attack deals +1 damage." {
    after = "investigator_harmed", condition = { "investigator == you", "damage > 0", "source is enemy", "enemy_phase" },
    fight = { bonus = 2, damage = 1 },
  },
}
