return other_world_encounter { name = "Other World 8", world = "The Future",
  initial = { test("will", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = lose_health(2) }) },
  fail = { test("strength", 0, { fail = gain_condition "amnesia" }) } }
