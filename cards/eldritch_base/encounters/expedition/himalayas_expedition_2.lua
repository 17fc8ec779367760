return expedition_encounter { name = "The Himalayas 2", space = "himalayas",
  initial = { test("observation", 0) },
  pass = { test("will", 0, { pass = gain_artifact(), fail = gain_condition "paranoia" }) },
  fail = { test("strength", -1, { pass = gain_clue(2), fail = gain_condition "internal_injury" }) } }
