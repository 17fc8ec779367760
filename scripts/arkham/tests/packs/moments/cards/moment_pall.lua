return asset { name = "Pall", class = "neutral", cost = 0,
  constant "Each enemy at its location deals +1 horror while it is attacking." {
    modify = { { value = "attack_horror", amount = 1, where = "it is enemy and place(it) == place(me) and it.makes_attack" } } } }
