return agenda {
  name = "Side Night 2", doom = 2,
  advance "Gain 1 resource each." { effect = function() each(players(), function(inv) inv:gain(1) end) end },
}
