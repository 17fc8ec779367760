return treachery {
  name = "Curse of the Nest", vengeance = 1,
  revelation "Take 1 damage." { effect = function(_, you) you:take_damage(1) end },
}
