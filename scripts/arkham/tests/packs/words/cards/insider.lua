return event_card { name = "Insider", class = "neutral", cost = 0, text = "Only who has a clue. Gain 1 resource.",
  who = "you.clues > 0", effect = function(_, you) you:gain(1) end }
