return enemy {
  name = "Tax Collector", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  constant "The engaged investigator's assets cost 2 more." {
    modify = { { value = "cost", amount = 2, where = "it is asset and it in hand and bearer(it) == you" } },
  },
}
