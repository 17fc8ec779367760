return event_card {
  name = "Seance", class = "neutral", cost = 0, condition = "here is haunted",
  text = "Resolve each haunted ability of your location. Gain 5 resources.",
  effect = function(_, you)
    you:resolve_haunted()
    you:gain(5)
  end,
}
