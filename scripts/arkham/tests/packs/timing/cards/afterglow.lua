return event_card {
  name = "Afterglow", class = "neutral", cost = 0, fast = true, on_turn = true, after = "enemy_defeated",
  text = "After you defeat an enemy during your turn: gain 1 resource.",
  condition = "by == you", effect = function(_, you) you:gain(1) end,
}
