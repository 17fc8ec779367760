return event_card { name = "Slow Step", cost = 0, text = "Gain 1 resource. It provokes no attacks.", provokes = false,
  effect = function(_, you) you:gain(1) end }
