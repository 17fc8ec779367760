return common_item {
  name = "Old Journal", standin = true,

  free "Spend: gain 1 clue." {
    window = "before_roll", cost = cost.spend(), effect = function(_, you) you:gain_clues(1) end,
  },
}
