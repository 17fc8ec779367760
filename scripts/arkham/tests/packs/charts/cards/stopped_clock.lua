-- Gains and losses of actions.
return asset {
  name = "Stopped Clock", id = "stopped_clock", class = "neutral", cost = 0,

  free "Gain an action this turn." {
    condition = "my_turn", limit = "round", effect = function(_, you) you:add("actions", 1) end,
  },
}
