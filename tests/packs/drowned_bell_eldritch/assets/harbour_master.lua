return asset {
  name = "Harbour Master", value = 2, traits = { "ally" },

  action "You or another investigator on your space moves 1 space." {
    target = target.investigator_here(),
    effect = function(_, you, inv) inv:move_spaces(1) end,
  },
}
