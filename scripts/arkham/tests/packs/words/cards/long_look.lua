return event_card { name = "Long Look", class = "neutral", cost = 0, text = "Investigate.", investigate = true }
