return unique_item {
  name = "Ancient Tablet", standin = true,

  free "Spend: gain 1 spell and 1 clue." {
    window = "before_roll", cost = cost.spend(), together = true,
    effect = function(_, you)
      you:gain_cards("spell", 1)
      you:gain_clues(1)
    end,
  },
}
