return event_card { name = "Smooth Talk", cost = 0, text = "A parley: gain 1 resource.", parley = true,
  effect = function(_, you) you:gain(1) end }
