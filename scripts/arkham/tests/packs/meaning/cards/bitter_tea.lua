return event_card {
  name = "Bitter Tea", class = "neutral", cost = 0, text = "You must either heal 1 horror or gain 1 resource.",
  effect = function(_, you)
    must_choose(you, "Which?", {
      { "Heal 1 horror", can = you.horror > 0, effect = function() you:heal_horror(1) end },
      { "Gain 1 resource", effect = function() you:gain(1) end },
    })
  end,
}
