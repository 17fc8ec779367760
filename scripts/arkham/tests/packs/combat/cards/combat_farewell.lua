return event_card {
  name = "Farewell", class = "neutral", cost = 0, target = target.my_asset { where = "it is ally" },
  extra_cost = { pay = function(_, _, ally) ally:leave_play() end },
  effect = function(_, you, ally) you:gain(ally:base "cost") end,
}
