-- template cards: a skill: committed to tests for its icons
return skill {
  name = "Card Name",
  class = "neutral",
  icons = { willpower = 1, wild = 1 },   -- a wild icon counts for any skill
  traits = { "Practiced" },
  max_committed = 1,                     -- to one test, of all copies together

  -- A result of the test: it is resolved after the test has succeeded. `you` is the owner of the card.
  if_successful "Draw 1 card." {
    effect = function(_, you) you:draw(1) end,
  },

  -- An effect during the test is a constant that works in the zone of committed cards:
  --   constant "If this attack is successful, it deals +1 damage." {
  --     condition = "attacking", zones = { "committed" },
  --     modify = { { value = "damage_bonus", amount = 1, where = "it == test.tester" } },
  --   },
}
