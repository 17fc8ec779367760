return asset { name = "Thorns", class = "neutral", cost = 0,
  forced "When an enemy attacks you: deal 2 damage to it." { when = "attack", condition = "investigator == you",
    effect = function(_, you, _, event) you:deal_damage(event.actor, 2) end } }
