return event_card {
  name = "Hush", class = "neutral", cost = 0, fast = true, on_turn = true,
  text = "Exhaust an enemy at your location.",
  condition = "any(enemies_here)",
  effect = function(_, you)
    local enemy = choose(you, "Exhaust which enemy?", find("enemies_here", you))
    if enemy then enemy:exhaust() end
  end,
}
