return event_card {
  name = "Second Wind", class = "survivor", level = 0, cost = "x", icons = { willpower = 1 }, traits = { "Spirit" },
  text = "Heal X damage. X cannot be more than 2.", condition = { "you.damage > 0", "you.resources > 0" },
  effect = function(me, you) you:heal_damage(math.min(2, me.x)) end,
}
