return treachery { name = "Side Vision",
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end },
}
