return event_card { name = "Sharp Blow", class = "neutral", cost = 0, provokes = false,
  text = "Deal 1 damage to an enemy at your location. If that defeats it, gain 3 resources.",
  target = target.attackable_here(), together = true,
  effect = function(_, you, enemy)
    you:deal_damage(enemy, 1)
    if was_defeated(enemy) then you:gain(3) end
  end }
