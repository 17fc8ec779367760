return treachery { name = "Omen", traits = { "Omen" }, keywords = { "surge" },
  revelation "Lose 1 resource." { effect = function(_, you) you:add("resources", -1) end } }
