return artifact {
  name = "Ruby of R'lyeh", traits = { "item", "magical" },

  free "Once a round, spend 1 Sanity: perform 1 action more." {
    window = "action", limit = "round", cost = cost.sanity(1),
    condition = { "phase == 1", "not you.delayed", "not you.halted",
      function(_, you) return you:could_act(), "there is no action that you could perform" end },
    effect = function(_, you) you:gain_action(1) end,
  },
}
