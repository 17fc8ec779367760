return event_card {
  name = "Regret", class = "neutral", cost = 0, extra_cost = cost.horror(1), provokes = false,
  target = target.my_asset { where = "it is ally" },
  effect = function(_, _, ally) ally:exhaust() end,
}
