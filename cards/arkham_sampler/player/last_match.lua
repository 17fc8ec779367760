return event_card {
  name = "Last Match", class = "survivor", level = 2, cost = 0, icons = { combat = 1, wild = 1 }, traits = { "Improvised" },
  text = "Deal 3 damage to an enemy at your location. Exile this.", target = target.attackable_here(),
  together = true,
  effect = function(me, you, foe)
    you:deal_damage(foe, 3)
    me:exile()
  end,
}
