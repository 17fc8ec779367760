return event_card {
  name = "Supply Run", class = "neutral", cost = 0, text = "Gain 3 resources and draw 3 cards.",
  together = true,
  effect = function(_, you)
    you:draw(3)
    you:gain(3)
  end,
}
