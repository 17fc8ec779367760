return expedition_encounter { name = "The Amazon 1", space = "amazon",
  initial = { test("strength", 0) },
  pass = { doom_retreats(1), test("lore", 0, { fail = gain_condition "amnesia" }) },
  fail = { lose_health(1), gain_condition "internal_injury", test("observation", -1, { pass = doom_retreats(1) }) } }
