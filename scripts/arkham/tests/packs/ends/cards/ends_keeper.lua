return enemy { name = "Keeper", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end } }
