return asset {
  name = "Stray Cat", code = "01076", class = "survivor", level = 0, cost = 1, icons = { agility = 1 },
  traits = { "Ally", "Creature" }, slots = { "ally" }, health = 1,

  free "Discard this: automatically evade a non-Elite enemy at your location." {
    cost = cost.discard_self(), target = target.evadable_here { where = "it is not elite" },
    effect = function(_, you, enemy) you:evade_enemy(enemy) end,
  },
}
