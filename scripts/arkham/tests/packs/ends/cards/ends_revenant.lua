-- As it is defeated, it puts horror on the lead: not a dealing.
return enemy { name = "Revenant", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  forced "When this is defeated: place 1 horror on the lead investigator." { when = "enemy_defeated",
    condition = "enemy == me", effect = function() game.lead:add("horror", 1) end } }
