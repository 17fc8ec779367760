return location {
  name = "Side Toll", shroud = 2, clues = 2, symbol = "star",
  additional_cost "To activate a card here costs 1 action more." { to = "activate" },
  action "Gain 2 resources." { effect = function(_, you) you:gain(2) end },
}
