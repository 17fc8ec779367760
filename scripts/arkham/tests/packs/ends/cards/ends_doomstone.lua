return event_card { name = "Doomstone", class = "neutral", cost = 0, text = "You are defeated.",
  effect = function(_, you) you:defeat() end }
