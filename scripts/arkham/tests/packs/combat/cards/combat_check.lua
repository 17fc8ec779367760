return event_card { name = "Check", class = "neutral", cost = 0,
  text = "Place 1 doom on your location. This can make the agenda advance.",
  effect = function(_, you)
    place_doom(you.place, 1)
    check_doom()
  end }
