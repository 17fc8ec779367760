-- Writes down the kinds of attacks on anybody, one digit each, and how often an enemy enters or leaves this place, or
-- disengages.
return asset { name = "Chronicle", class = "neutral", cost = 1, memory = { "kinds", "came", "left", "freed" },
  forced "After an attack: write it down." { after = "attack",
    effect = function(me, _, _, event) me.kinds = me.kinds * 10 + event.amount end },
  forced "After an enemy enters: write it down." { after = "enters",
    condition = "mover is enemy and location == place(me)", effect = function(me) me.came = me.came + 1 end },
  forced "After an enemy leaves: write it down." { after = "leaves",
    condition = "mover is enemy and location == place(me)", effect = function(me) me.left = me.left + 1 end },
  forced "After an enemy disengages: write it down." { after = "disengaged",
    effect = function(me) me.freed = me.freed + 1 end } }
