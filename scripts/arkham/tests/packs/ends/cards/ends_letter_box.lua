return asset { name = "Letter Box", class = "neutral", cost = 1,
  free "Search your deck for a player card and draw it." { condition = "any(deck: it is player_card)",
    effect = function(_, you) you:search(nil, { "player_card" }, true) end },
  reaction "When you draw an encounter card: gain 1 resource." {
    when = "encounter_drawn", condition = { "investigator == you", "card is encounter_card", "card is not player_card" },
    effect = function(_, you) you:gain(1) end } }
