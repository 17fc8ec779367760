return europe_encounter { name = "Europe 8",
  london = { may(delay(), clue_spawns(2)) },
  rome = { improve "will", test("will", -1, { fail = gain_condition "paranoia" }) },
  istanbul = { test("observation", 0, { pass = gain_condition "blessed", fail = gain_condition "back_injury" }) } }
