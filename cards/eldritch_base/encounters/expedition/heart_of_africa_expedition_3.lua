return expedition_encounter { name = "The Heart of Africa 3", space = "heart_of_africa",
  initial = { test("strength", 0) },
  pass = { gain_artifact(), test("observation", -1, { fail = lose_sanity(1) }) },
  fail = { gain_condition "leg_injury", test("influence", 0, { pass = gain_artifact(), fail = lose_health(2) }) } }
