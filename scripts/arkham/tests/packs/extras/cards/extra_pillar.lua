return asset { name = "Pillar", class = "neutral", cost = 0, health = 2, sanity = 2,
  constant "Direct damage and horror may be assigned to this." { me = { takes_direct = 1 } },
}
