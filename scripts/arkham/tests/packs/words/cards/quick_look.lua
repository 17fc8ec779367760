return event_card { name = "Quick Look", class = "neutral", cost = 0, fast = true, any_window = true,
  text = "Investigate.", investigate = true }
