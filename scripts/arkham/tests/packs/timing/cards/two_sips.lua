return event_card {
  name = "Two Sips", class = "neutral", cost = 0, text = "Draw 1 card. Draw 1 card.",
  effect = function(_, you)
    you:draw(1)
    you:draw(1)
  end,
}
