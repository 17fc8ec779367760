return asset { name = "Helm of Calm", class = "neutral", cost = 1,
  reaction "When horror is dealt to you: prevent it." { when = "horror_dealt", condition = "card == you",
    effect = function(_, _, _, dealt) dealt:cancel() end } }
