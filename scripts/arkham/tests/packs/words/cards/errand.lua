return event_card {
  name = "Errand", class = "neutral", cost = 0, text = "Move to a connecting location. Gain 2 resources.",
  effect = function(_, you)
    you:move_to(choose(you, "Where to?", find("connecting", you)))
    you:gain(2)
  end,
}
