return agenda { name = "First agenda", doom = 2, advance "The lead investigator takes 1 damage." {
  effect = function() game.lead:take_damage(1) end } }
