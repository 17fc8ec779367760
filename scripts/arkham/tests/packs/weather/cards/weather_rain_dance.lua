return event_card { name = "Rain Dance", class = "mystic", level = 0, cost = 0,
  text = "Add 2 rain tokens to the chaos bag.", effect = function() add_tokens("rain", 2) end }
