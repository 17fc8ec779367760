return act {
  name = "Side Task 1", clues = 1,
  advance "Gain 5 resources each." { effect = function() each(players(), function(inv) inv:gain(5) end) end },
}
