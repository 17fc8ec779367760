return event_card {
  name = "First Light", class = "neutral", cost = 0, first_action = true, traits = { "Insight" },
  text = "Play only as your first action. Gain 3 resources.",
  effect = function(_, you) you:gain(3) end,
}
