return event_card { name = "Grim Word", class = "survivor", level = 3, cost = 0,
  text = "Heal 1 damage. Take 1 horror.", effect = function() end }
