return asset { name = "Shield", class = "neutral", cost = 1,
  reaction "When damage is dealt to you: prevent it." { when = "damage_dealt", condition = "card == you",
    effect = function(_, _, _, dealt) dealt:cancel() end } }
