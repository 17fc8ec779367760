return expedition_encounter { name = "The Pyramids 2", space = "pyramids",
  initial = { test("observation", 0) },
  pass = { test("lore", 0, { pass = gain_artifact(), fail = lose_sanity(2) }) },
  fail = { test("strength", -1, { pass = gain_clue(2),
    fail = { lose_health(1), gain_condition "internal_injury" } }) } }
