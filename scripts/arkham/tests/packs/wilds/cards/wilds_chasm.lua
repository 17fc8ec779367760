return treachery { name = "Sudden Chasm",
  revelation "Take 20 damage." { effect = function(_, you) you:take_damage(20) end },
}
