return common_item {
  name = "Whiskey",

  constant "It can pay 1 sanity of a task." { you = { pays_sanity = 1 } },
  reaction "Spend: you do not lose 1 sanity." {
    would = "sanity_lost", condition = "actor == you", cost = cost.spend(),
    effect = function(_, _, _, event) event.amount = event.amount - 1 end,
  },
}
