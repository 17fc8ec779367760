return event_card { name = "Slip Away", class = "neutral", cost = 0, text = "Evade an enemy at your location.",
  effect = function(_, you) you:evade_enemy(find("enemies_here", you)[1]) end }
