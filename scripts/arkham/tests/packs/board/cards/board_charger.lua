return asset {
  name = "Test Charger", class = "neutral", cost = 0,
  free "Exhaust this: add 1 ammo to an asset you control." {
    cost = cost.exhaust(), target = target.my_asset(), effect = function(_, _, card) card:add_uses("ammo", 1) end,
  },
}
