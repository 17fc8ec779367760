return event_card {
  name = "Test Lantern", class = "neutral", cost = 0,
  text = "Place 1 clue on the location farthest from all investigators.",
  effect = function() farthest_from_all():add("clues", 1) end,
}
