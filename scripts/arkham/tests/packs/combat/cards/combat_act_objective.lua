return act { name = "Act with an objective", clues = 2, objective = true,
  forced "Objective: if an enemy is defeated, advance." { at = "enemy_defeated", faces = { 0 },
    effect = function() advance_act() end } }
