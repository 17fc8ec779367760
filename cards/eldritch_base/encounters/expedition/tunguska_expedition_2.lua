return expedition_encounter { name = "Tunguska 2", space = "tunguska",
  initial = { test("observation", 0) },
  pass = { test("will", 0, { pass = gain_artifact(), fail = gain_condition "paranoia" }) },
  fail = { test("strength", -1, { pass = gain_clue(2), fail = gain_condition "back_injury" }) } }
