return event_card {
  name = "Knock Twice", class = "neutral", cost = 0, text = "Draw an encounter card. Then, take 1 horror.",
  together = true,
  effect = function(_, you)
    if draw_encounter(you) then you:take_horror(1) end
  end,
}
