return event_card {
  name = "Two Natures", class = { "rogue", "guardian" }, level = 0, cost = 0, text = "Gain 1 resource.",
  effect = function(_, you) you:gain(1) end,
}
