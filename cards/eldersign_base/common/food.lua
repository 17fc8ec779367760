return common_item {
  name = "Food",

  constant "It can pay 1 stamina of a task." { you = { pays_stamina = 1 } },
  reaction "Spend: you do not lose 1 stamina." {
    would = "stamina_lost", condition = "actor == you", cost = cost.spend(),
    effect = function(_, _, _, event) event.amount = event.amount - 1 end,
  },
}
