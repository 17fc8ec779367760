return event_card {
  name = "Test Step", class = "neutral", cost = 0,
  text = "Move to Place B. Then, gain 1 resource.",
  effect = function(_, you)
    if you:move_to(find_location "Place B") then you:gain(1) end
  end,
}
