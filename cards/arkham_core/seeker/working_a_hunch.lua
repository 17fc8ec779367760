return event_card {
  name = "Working a Hunch", code = "01037", class = "seeker", level = 0, cost = 2, icons = { intellect = 2 },
  traits = { "Insight" }, fast = true, on_turn = true,
  text = "Discover 1 clue at your location.",
  condition = "discoverable_here",
  effect = function(_, you) you:discover(1) end,
}
