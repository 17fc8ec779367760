-- A resolution point on the front.
return act { name = "Act that wins at once", objective = true,
  forced "If an enemy is defeated: (R2)." { at = "enemy_defeated", faces = { 0 },
    effect = function() end_scenario "R2" end } }
