return event_card { name = "Tip", class = "neutral", cost = 0,
  text = "Discover 1 clue at your location.", condition = "discoverable_here",
  effect = function(_, you) you:discover(1) end }
