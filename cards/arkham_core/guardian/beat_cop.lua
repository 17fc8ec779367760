return asset {
  name = "Beat Cop", code = "01018", class = "guardian", level = 0, cost = 4, icons = { combat = 1 },
  traits = { "Ally", "Police" }, slots = { "ally" }, health = 2, sanity = 2,

  constant "You get +1 combat." { you = { combat = 1 } },

  free "Discard this: deal 1 damage to an enemy at your location." {
    cost = cost.discard_self(), target = target.attackable_here(),
    effect = function(_, you, enemy) you:deal_damage(enemy, 1) end,
  },
}
