return expedition_encounter { name = "Antarctica 2", space = "antarctica",
  initial = { test("observation", 0) },
  pass = { test("will", 0, { pass = gain_artifact(), fail = gain_condition "hallucinations" }) },
  fail = { test("strength", -1, { pass = gain_clue(2), fail = gain_condition "leg_injury" }) } }
