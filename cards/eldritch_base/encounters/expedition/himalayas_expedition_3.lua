return expedition_encounter { name = "The Himalayas 3", space = "himalayas",
  initial = { test("strength", 0) },
  pass = { gain_artifact(), test("lore", -1, { fail = lose_sanity(2) }) },
  fail = { test("influence", 0, { pass = gain_artifact(), fail = gain_condition "paranoia" }) } }
