return expedition_encounter { name = "The Heart of Africa 2", space = "heart_of_africa",
  initial = { test("observation", 0) },
  pass = { test("lore", 0, { pass = gain_artifact(), fail = gain_condition "hallucinations" }) },
  fail = { test("strength", -1, { pass = gain_clue(2), fail = gain_condition "detained" }) } }
