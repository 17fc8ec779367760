return other_world_encounter { name = "Other World 20", world = "Great Hall of Celeano",
  initial = { test("lore", 0) },
  pass = { gain_spell(), test("influence", -1, { pass = close_gate(), fail = delay() }) },
  fail = { gain_condition "hallucinations", test("will", 0, { fail = lose_health(2) }) } }
