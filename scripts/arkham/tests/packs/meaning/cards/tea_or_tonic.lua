return event_card {
  name = "Tea or Tonic", class = "neutral", cost = 0, text = "Heal 1 horror or gain 1 resource.",
  effect = function(_, you)
    choose_one(you, "Tea or tonic?", {
      { "Heal 1 horror", can = you.horror > 0, effect = function() you:heal_horror(1) end },
      { "Gain 1 resource", effect = function() you:gain(1) end },
    })
  end,
}
