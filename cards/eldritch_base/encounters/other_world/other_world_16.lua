return other_world_encounter { name = "Other World 16", world = "Great Hall of Celeano",
  initial = { test("will", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { may(spend_clues(1), close_gate(), delay()) } }
