return other_world_encounter { name = "Other World 17", world = "Lost Carcosa",
  initial = { test("will", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { test("lore", -1, { pass = close_gate(), fail = lose_health(2) }) } }
