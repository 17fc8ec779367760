return europe_encounter { name = "Europe 5",
  london = { clue_spawns(1, { choose = true }), test("strength", 0, { fail = gain_condition "detained" }) },
  rome = { test("will", 0, { pass = improve "will", fail = lose_sanity(1) }) },
  istanbul = { may(spend_clues(1), improve "influence") } }
