return expedition_encounter { name = "Tunguska 3", space = "tunguska",
  initial = { test("strength", 0) },
  pass = { gain_artifact(), test("observation", -1, { pass = gain_clue(), fail = lose_sanity(1) }) },
  fail = { gain_condition "internal_injury",
    test("influence", 0, { pass = gain_artifact(), fail = lose_health(2) }) } }
