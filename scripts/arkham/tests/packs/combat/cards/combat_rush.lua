-- Surges, and nobody else acts while it resolves.
return treachery { name = "Rush", keywords = { "peril", "surge" },
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end } }
