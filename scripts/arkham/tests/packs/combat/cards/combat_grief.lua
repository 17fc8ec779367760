-- A weakness of encounter cardtype that surges.
return treachery { name = "Grief", weakness = "signature", keywords = { "surge" },
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end } }
