return asset { name = "Shield", class = "neutral", cost = 0, health = 2, sanity = 2,
  constant "Damage and horror are assigned to this before your own card." { me = { shields_damage = 1, shields_horror = 1 } },
}
