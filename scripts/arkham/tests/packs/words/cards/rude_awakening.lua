return event_card {
  name = "Rude Awakening", class = "neutral", cost = 0,
  text = "Ready each enemy.",
  condition = "any(enemies: it.exhausted)",
  effect = function() each(find "enemies", function(foe) foe:ready() end) end,
}
