return event_card {
  name = "Sneak Attack", code = "01052", class = "rogue", level = 0, cost = 2, icons = { intellect = 1, combat = 1 },
  traits = { "Tactic" },
  text = "Deal 2 damage to an exhausted enemy at your location.",
  target = target.attackable_here { where = "it.exhausted" },
  effect = function(_, you, enemy) you:deal_damage(enemy, 2) end,
}
