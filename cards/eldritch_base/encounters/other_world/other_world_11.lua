return other_world_encounter { name = "Other World 11", world = "Great Hall of Celeano",
  initial = { test("lore", 0) },
  pass = { test("will", 0, { pass = close_gate(), fail = delay() }) },
  fail = { unless(spend_clues(1), gain_condition "amnesia") } }
