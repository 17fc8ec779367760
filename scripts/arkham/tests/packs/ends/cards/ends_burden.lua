return treachery { name = "Burden", traits = { "Curse" },
  forced "After you discard a card from your hand: take 1 direct damage." {
    after = "discarded", condition = "investigator == you",
    effect = function(_, you) you:take { damage = 1, direct = true } end } }
