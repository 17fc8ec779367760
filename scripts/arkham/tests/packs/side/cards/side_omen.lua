return event_card { name = "Side Omen", class = "mystic", cost = 0, condition = "you.resources < 20",
  text = "Gain 2 resources.", effect = function(_, you) you:gain(2) end }
