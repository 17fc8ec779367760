return event_card { name = "Soothing Word", class = "survivor", level = 3, cost = 0,
  text = "Discover a clue. If it was the last, the investigator here heals 1 damage or 1 horror.", effect = function() end }
