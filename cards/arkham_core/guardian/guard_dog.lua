return asset {
  name = "Guard Dog", code = "01021", class = "guardian", level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Ally", "Creature" }, slots = { "ally" }, health = 3, sanity = 1,

  reaction "When an enemy attack deals damage to this: deal 1 damage to that enemy." {
    when = "damage_dealt",
    condition = { "card == me", "by_attack == 1", "source in play", "not check(immune, source, me)",
      "not source.cannot_be_damaged", "not check(cannot_harm, you, source)" },
    effect = function(_, you, _, event) you:deal_damage(event.source, 1) end,
  },
}
