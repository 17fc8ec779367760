return event_card { name = "Quick Look", class = "neutral", cost = 0, fast = true,
  text = "Investigate.", investigate = true }
