return event_card {
  name = "Shake Off", class = "neutral", cost = 0,
  text = "Disengage from each enemy engaged with you. Gain 1 resource for each.",
  effect = function(_, you)
    each(find("engaged", you), function(foe)
      foe:disengage()
      you:gain(1)
    end)
  end,
}
