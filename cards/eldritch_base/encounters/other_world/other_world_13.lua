return other_world_encounter { name = "Other World 13", world = "Yuggoth",
  initial = { test("will", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = delay() }) },
  fail = { test("lore", -1, { pass = close_gate(), fail = lose_sanity(3) }) } }
