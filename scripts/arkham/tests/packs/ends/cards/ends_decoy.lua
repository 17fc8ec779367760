return asset { name = "Decoy", class = "neutral", cost = 1, health = 2,
  reaction "When damage is dealt to this: discard it." { when = "damage_dealt", condition = "card == me",
    effect = function(me) me:leave_play() end } }
