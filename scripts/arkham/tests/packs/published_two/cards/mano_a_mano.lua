-- Nathaniel Cho. Figures unverified.
return event_card { name = "Mano a Mano", class = "guardian", level = 0, cost = 0,
  icons = { willpower = 1, combat = 1 }, traits = { "Spirit", "Bold" }, first_action = true,
  text = "Only as your first action: deal 1 damage to an engaged enemy.",
  target = target.engaged_enemy(), effect = function(_, you, foe) you:deal_damage(foe, 1) end }
