return asset { name = "Padded Vest", class = "neutral", cost = 1,
  reaction "When damage is dealt to you: prevent 1 of it." { when = "damage_dealt", condition = "card == you",
    effect = function(_, _, _, dealt) dealt.amount = dealt.amount - 1 end } }
