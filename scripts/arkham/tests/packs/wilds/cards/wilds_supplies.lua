return treachery { name = "Empty Packs",
  revelation "Lose 2 resources." { effect = function(_, you) you:add("resources", -2) end },
}
