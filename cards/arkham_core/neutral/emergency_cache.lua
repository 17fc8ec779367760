return event_card {
  name = "Emergency Cache", code = "01088", class = "neutral", level = 0, cost = 0, traits = { "Supply" },
  text = "Gain 3 resources.",
  condition = "could_gain",
  effect = function(_, you) you:gain(3) end,
}
