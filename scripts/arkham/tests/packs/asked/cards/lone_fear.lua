return treachery { name = "Lone Fear", weakness = "basic", traits = { "Test" }, multiplayer_only = true,
  revelation "Lose 1 resource." { effect = function(_, you) you:add("resources", -1) end } }
