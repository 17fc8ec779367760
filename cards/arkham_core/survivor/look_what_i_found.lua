return event_card {
  name = '"Look what I found!"', code = "01079", class = "survivor", level = 0, cost = 2, icons = { intellect = 2 },
  traits = { "Fortune" }, fast = true,
  text = "After you fail a test by 2 or less while investigating: discover 2 clues at your location.",
  after = "test_failed",
  condition = { "investigating", "investigator == you", "margin <= 2", "discoverable_here" },
  effect = function(_, you) you:discover(2) end,
}
