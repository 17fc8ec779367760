return europe_encounter { name = "Europe 2",
  london = { test("observation", 0, { pass = clue_spawns(2), fail = gain_condition "hallucinations" }) },
  rome = { improve "will", test("influence", 0, { fail = lose_both(1, 1) }) },
  istanbul = { may(delay(), improve()) } }
