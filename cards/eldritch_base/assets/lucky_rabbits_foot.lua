return asset {
  name = "Lucky Rabbit's Foot", value = 1, traits = { "trinket" },

  free "Once a round: reroll a die of your test." {
    window = "after_roll", limit = "round",
    effect = function(_, you) you:reroll(1) end,
  },
}
