return event_card {
  name = "Cunning Distraction", code = "01078", class = "survivor", level = 0, cost = 5,
  icons = { willpower = 1, wild = 1 }, traits = { "Tactic" },
  text = "Evade: automatically evade every enemy at your location.",
  evade = { automatic = true }, condition = "any(evadable_here: not check(immune, it, me))",
  together = true,
  effect = function(_, you) each(find("evadable_here", you), function(enemy) you:evade_enemy(enemy) end) end,
}
