return event_card { name = "Dues", class = "neutral", cost = 1, extra_cost = cost.horror(1),
  text = "As an additional cost to play this, take 1 horror. Gain 4 resources.",
  effect = function(_, you) you:gain(4) end }
