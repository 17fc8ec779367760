return other_world_encounter { name = "Other World 14", world = "City of the Great Race",
  initial = { may(spend_clues(1), to_pass(), to_fail()) },
  pass = { test("will", 0, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { test("strength", 0, { pass = close_gate(), fail = lose_both(1, 1) }) } }
