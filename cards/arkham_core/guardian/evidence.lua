return event_card {
  name = "Evidence!", code = "01022", class = "guardian", level = 0, cost = 1, icons = { intellect = 2 },
  traits = { "Insight" }, fast = true,
  text = "After you defeat an enemy: discover 1 clue at your location.",
  after = "enemy_defeated", condition = { "by == you", "discoverable_here" },
  effect = function(_, you) you:discover(1) end,
}
