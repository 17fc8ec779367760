local offer = may(spend_sanity(1), { improve() })

return artifact {
  name = "De Vermis Mysteriis", traits = { "item", "tome" },

  action "Test Lore; on a pass you may spend 1 Sanity to improve a skill." {
    condition = can_do(offer),
    effect = { test("lore", 0, { pass = offer }) },
  },
}
