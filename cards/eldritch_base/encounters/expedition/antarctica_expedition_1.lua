return expedition_encounter { name = "Antarctica 1", space = "antarctica",
  initial = { test("strength", 0) },
  pass = { doom_retreats(1), test("will", 0, { fail = gain_condition "amnesia" }) },
  fail = { lose_health(1), gain_condition "back_injury", test("observation", -1, { pass = doom_retreats(1) }) } }
