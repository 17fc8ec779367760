return artifact {
  name = "Ruby of R'lyeh", traits = { "item", "magical" },

  free "Once a round, spend 1 Sanity: perform 1 action more." {
    window = "action", condition = { "phase == 1", "not you.delayed", "not you.halted" }, limit = "round", cost = cost.sanity(1),
    effect = function(_, you) you:gain_action(1) end,
  },
}
