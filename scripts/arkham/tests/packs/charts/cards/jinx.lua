return treachery {
  name = "Jinx", id = "jinx", weakness = "basic",
  revelation "Gain 1 resource for each card in your hand." {
    effect = function(_, you) you:gain(size("hand", you)) end,
  },
}
