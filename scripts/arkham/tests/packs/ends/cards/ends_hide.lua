return enemy { name = "Thick Hide", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  forced "When damage is dealt to this: prevent 1 of it." { when = "damage_dealt", condition = "card == me",
    effect = function(_, _, _, dealt) dealt.amount = dealt.amount - 1 end } }
