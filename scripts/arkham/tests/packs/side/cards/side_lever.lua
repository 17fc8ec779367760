return asset {
  name = "Side Lever", class = "neutral", cost = 0,
  additional_action "You have an additional action in each turn, only to activate a card." { abilities = { "activate" } },
  action "Fight with this." { fight = true },
  free "Gain 1 resource." { limit = "round", effect = function(_, you) you:gain(1) end },
}
