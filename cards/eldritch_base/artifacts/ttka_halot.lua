return artifact {
  name = "T'tka Halot", traits = { "item", "tome" },

  action "Test Lore; on a pass you may spend 1 Sanity: a Monster here loses 3 Health." {
    test("lore", 0, { pass = { may(spend_sanity(1), { step("a Monster here loses 3 Health", function(you)
      local monster = choose(you, "Which Monster?", on_space("monsters", you.place))
      if monster then monster:harm(3, you) end
    end) }) } }),
  },
}
