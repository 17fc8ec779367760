return event_card { name = "Bargain Elsewhere", class = "neutral", cost = 4, text = "Gain 3 resources.",
  condition = "could_gain", effect = function(_, you) you:gain(3) end,
  constant "Reduce its cost by 1 for each other card in your hand." { me = { cost = "0 - count(hand: it ~= me)" } } }
