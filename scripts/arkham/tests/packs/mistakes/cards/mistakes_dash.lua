return event_card { name = "Without a Cost", class = "rogue", text = "Gain 1 resource.",
  effect = function(_, you) you:gain(1) end }
