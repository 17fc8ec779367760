return asset {
  name = "Beat Cop", code = "01028", class = "guardian", level = 2, cost = 4, icons = { combat = 1, agility = 1 },
  traits = { "Ally", "Police" }, slots = { "ally" }, health = 3, sanity = 2,

  constant "You get +1 combat." { you = { combat = 1 } },

  free "Exhaust this and deal 1 damage to it: deal 1 damage to an enemy at your location." {
    cost = { cost.exhaust(), cost.damage_self(1) }, target = target.attackable_here(),
    effect = function(_, you, enemy) you:deal_damage(enemy, 1) end,
  },
}
