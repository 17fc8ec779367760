return event_card {
  name = "Will to Survive", code = "01085", class = "survivor", level = 3, cost = 4, icons = { combat = 1, wild = 1 },
  traits = { "Spirit" }, fast = true, on_turn = true,
  text = "Until the end of your turn, no chaos tokens are revealed for your skill tests.",
  effect = function(_, you) you:modify("reveals_no_tokens", 1, "turn") end,
}
