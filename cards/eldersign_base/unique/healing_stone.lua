return unique_item {
  name = "Healing Stone", standin = true,

  free "Spend: regain 1 sanity or 1 stamina." {
    window = "before_roll", cost = cost.spend(), condition = "you.sanity < you.max_sanity or you.stamina < you.max_stamina",
    effect = function(_, you) you:gain_either(1) end,
  },
}
