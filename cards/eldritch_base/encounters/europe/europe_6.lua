return europe_encounter { name = "Europe 6",
  london = { test("observation", 0, { pass = clue_spawns(1, { choose = true }), fail = lose_sanity(1) }) },
  rome = { test("influence", 0, { pass = gain_condition "blessed", fail = gain_condition "detained" }) },
  istanbul = { improve "influence", test("will", 0, { fail = lose_health(2) }) } }
