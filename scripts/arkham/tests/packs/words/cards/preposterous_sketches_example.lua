return event_card {
  name = "Preposterous Sketches", class = "seeker", level = 0, cost = 2, icons = { willpower = 1, intellect = 1 },
  traits = { "Insight" },
  text = "Play only if there is a clue at your location. Draw 3 cards.",
  condition = { "here.clues > 0", "could_draw" },
  effect = function(_, you) you:draw(3) end,
}
