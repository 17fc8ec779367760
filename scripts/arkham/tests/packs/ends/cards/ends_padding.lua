return asset { name = "Padding", class = "neutral", cost = 1,
  reaction "When damage is dealt to you: prevent 2 of it." { when = "damage_dealt", condition = "card == you",
    effect = function(_, _, _, dealt) dealt.amount = dealt.amount - 2 end } }
