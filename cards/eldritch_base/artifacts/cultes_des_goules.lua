local offer = may(spend_sanity(1), { gain_clue(2) })

return artifact {
  name = "Cultes des Goules", traits = { "item", "tome" },

  action "Test Lore; on a pass you may spend 1 Sanity to gain 2 Clues." {
    condition = can_do(offer),
    effect = { test("lore", 0, { pass = offer }) },
  },
}
