return other_world_encounter { name = "Other World 12", world = "Lost Carcosa",
  initial = { test("observation", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = gain_condition "paranoia" }) },
  fail = { unless(delay(), lose_sanity(2)) } }
