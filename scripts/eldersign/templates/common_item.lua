-- template common: a common item
return common_item {
  name = "Card Name",
  adds = "yellow",               -- spent before a roll, it adds the yellow or red die; both: { "yellow", "red" }
  -- and_then = function(me, you) ... end,   -- a further effect

  -- Instead of `adds`, or besides it: another effect. cost.spend() puts the card under its deck.
  free "Spend: gain 1 clue." {
    window = "before_roll", cost = cost.spend(), effect = function(_, you) you:gain_clues(1) end,
  },
}
