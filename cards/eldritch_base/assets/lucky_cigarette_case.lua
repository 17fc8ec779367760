return asset {
  name = "Lucky Cigarette Case", value = 2, traits = { "trinket" },

  free "Once a round: add 1 to a die of your test." {
    window = "after_roll", limit = "round", condition = can_raise_die,
    effect = function(_, you) you:raise_die() end,
  },
}
