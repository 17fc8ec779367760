return treachery {
  name = "Abandoned and Alone", code = "01015", traits = { "Madness" }, weakness = "signature",

  revelation "Take 2 direct horror; all cards in your discard pile are removed from the game." {
    together = true,
    effect = function(_, you)
      you:take { horror = 2, direct = true }
      move_all("discard", "removed", you)
    end,
  },
}
