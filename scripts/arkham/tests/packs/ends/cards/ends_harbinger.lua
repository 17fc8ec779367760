return treachery { name = "Harbinger", traits = { "Omen" },
  revelation "Take 9 direct damage." { effect = function(_, you) you:take { damage = 9, direct = true } end } }
