return event_card {
  name = "Evidence!", code = "01022", class = "guardian", level = 0, cost = 1, icons = { intellect = 2 },
  traits = { "Insight" }, fast = true,
  text = "After you defeat an enemy: discover 1 clue at your location.",
  after = "enemy_defeated", condition = { "by == you", "here.clues > 0", "you.cannot_discover == 0" },
  effect = function(_, you) you:discover(1) end,
}
