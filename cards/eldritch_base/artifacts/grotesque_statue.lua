return artifact {
  name = "Grotesque Statue", traits = { "item" },

  forced "When you gain this from the deck: gain 5 Clues." {
    after = "card_gained", condition = { "card == me", "from_deck == 1" },
    effect = function(_, you) you:gain_clues(5) end,
  },

  reaction "Once a round, spend 1 Clue: you lose no Sanity." {
    would = "sanity_lost", condition = { "investigator == you", "sanity > 0" }, limit = "round", cost = cost.clues(1),
    effect = function(_, _, _, event) event:cancel() end,
  },
}
