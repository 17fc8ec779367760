-- template spells: a spell
return spell {
  name = "Card Name",
  copies = 1,
  holds = 1,                     -- it holds that many dice, from one roll to a later one, of anybody

  -- Without `holds` a spell has another effect when it is spent:
  free "Spend: regain 1 sanity." {
    window = "before_roll", zones = { "possessions" }, condition = "you.sanity < you.max_sanity", cost = cost.spend(),
    effect = function(_, you) you:gain_sanity(1) end,
  },
}
