return event_card { name = "Second Omen", class = "mystic", cost = 0, condition = "you.resources < 20",
  text = "Gain 3 resources.", effect = function(_, you) you:gain(3) end }
