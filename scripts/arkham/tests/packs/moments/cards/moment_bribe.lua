return event_card {
  name = "Bribe", class = "neutral", cost = 0, traits = {}, parley = true,
  text = "Parley: test intellect (3). If you succeed, gain 5 resources.",
  test = { skill = "intellect", difficulty = 3 }, success = function(_, you) you:gain(5) end,
}
