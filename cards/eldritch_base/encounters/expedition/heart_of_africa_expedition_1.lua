return expedition_encounter { name = "The Heart of Africa 1", space = "heart_of_africa",
  initial = { test("strength", 0) },
  pass = { doom_retreats(1), test("lore", 0, { fail = gain_condition "amnesia" }) },
  fail = { lose_health(1), gain_condition "back_injury", test("observation", -1, { pass = doom_retreats(1) }) } }
