return event_card {
  name = "Hot Streak", code = "01057", class = "rogue", level = 4, cost = 3, icons = { wild = 1 },
  traits = { "Fortune" },
  text = "Gain 10 resources.",
  condition = "could_gain",
  effect = function(_, you) you:gain(10) end,
}
