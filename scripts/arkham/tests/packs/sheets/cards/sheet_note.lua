return event_card {
  name = "Test Note", class = "neutral", level = 0, cost = 0, condition = "upgraded_read_aloud or you.clues > 0",
  upgrades = { { name = "Read Aloud", boxes = 1 }, { name = "Long", boxes = 2 } },
  effect = function(me, you) you:gain(me:upgraded "Long" and 3 or 1) end,
}
