return artifact {
  name = "De Vermis Mysteriis", traits = { "item", "tome" },

  action "Test Lore; on a pass you may spend 1 Sanity to improve a skill." {
    test("lore", 0, { pass = { may(spend_sanity(1), { improve() }) } }),
  },
}
