return general_encounter { name = "General 10",
  city = { test("will", 0, { pass = clue_spawns(1), fail = lose_sanity(2) }) },
  wilderness = { test("strength", 0, { fail = gain_condition "hallucinations" }) },
  sea = { test("strength", 0, { fail = delay() }) } }
