return event_card {
  name = "Daily Bread", class = "neutral", cost = 0, fast = true,
  text = "Max 1 per round. Gain 1 resource.",
  limit = { per = "round", scope = "title" }, effect = function(_, you) you:gain(1) end,
}
