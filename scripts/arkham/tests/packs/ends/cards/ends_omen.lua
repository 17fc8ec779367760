return treachery { name = "Omen of the End", traits = { "Omen" },
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end } }
