return other_world_encounter { name = "Other World 22", world = "Yuggoth",
  initial = { test("will", 0) },
  pass = { gain_artifact(), test("observation", -1, { pass = close_gate(), fail = gain_condition "amnesia" }) },
  fail = { test("strength", 0, { fail = lose_both(1, 1) }) } }
