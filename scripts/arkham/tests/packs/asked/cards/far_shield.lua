return asset { name = "Far Shield", class = "neutral", level = 0, cost = 0, health = 3,
  constant "It may be assigned damage dealt to others here and at connecting locations." { me = { shares_damage = 1, shares_reach = 1 } } }
