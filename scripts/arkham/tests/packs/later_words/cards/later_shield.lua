return asset { name = "Later Shield", class = "neutral", cost = 0, traits = { "Shield" }, health = 1, sanity = 1,
  limit_per_investigator = 1, limit_of = "shield", provokes = false,
  constant "It takes harm before you do." { me = { shields_damage = 1, shields_horror = 1 } },
}
