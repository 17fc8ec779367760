-- template cards: a skill: committed to tests for its icons
return skill {
  name = "Card Name",
  class = "neutral",
  icons = { willpower = 1, wild = 1 },   -- a wild icon counts for any skill
  traits = { "Practiced" },
  max_committed = 1,                     -- to one test, of all copies together

  -- A result of the test: it is resolved when the test has succeeded. `you` is whose card it is.
  if_successful "Draw 1 card." {
    effect = function(_, you) you:draw(1) end,
  },

  -- An effect during the test is a constant that works where committed cards lie:
  --   constant "If this attack is successful, it deals +1 damage." {
  --     condition = "attacking", zones = { "committed" },
  --     modify = { { value = "damage_bonus", amount = 1, where = "it == test.tester" } },
  --   },
}
