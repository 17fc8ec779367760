return skill {
  name = "Opportunist", code = "01053", class = "rogue", level = 0, icons = { wild = 1 }, traits = { "Innate" },
  own_tests_only = true,

  constant "If you succeed by 3 or more: return this to your hand after this test instead of discarding it." {
    condition = { "test.succeeded", "test.margin >= 3" }, me = { returns_to_hand = 1 },
  },
}
