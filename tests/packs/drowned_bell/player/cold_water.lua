return event_card {
  name = "Cold Water", code = "db007", class = "survivor", level = 0, cost = 0, icons = { willpower = 1 },
  traits = { "Spirit" }, fast = true,
  text = "When you would be dealt damage: be dealt that much horror instead.",
  would = "damage_dealt", condition = "subject == you",
  effect = function(_, you, _, event)
    local n = event.amount
    event:cancel()
    you:take_horror(n)
  end,
}
