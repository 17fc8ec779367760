return expedition_encounter { name = "Tunguska 1", space = "tunguska",
  initial = { test("strength", 0) },
  pass = { test("lore", 0, { pass = doom_retreats(1), fail = gain_condition "amnesia" }) },
  fail = { lose_health(1), gain_condition "leg_injury", test("observation", -1, { pass = doom_retreats(1) }) } }
