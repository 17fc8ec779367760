return expedition_encounter { name = "The Amazon 2", space = "amazon",
  initial = { test("observation", 0) },
  pass = { test("lore", 0, { pass = gain_artifact(), fail = lose_sanity(2) }) },
  fail = { test("strength", -1, { pass = gain_clue(2), fail = gain_condition "back_injury" }) } }
