return event_card { name = "Long Step", class = "neutral", level = 0, cost = 0, move = true, text = "Move to a connecting location.",
  target = target.connecting_location(), effect = function(_, you, place) you:move_to(place) end }
