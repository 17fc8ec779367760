return other_world_encounter { name = "Other World 15", world = "Yuggoth",
  initial = { may(spend_clues(1), to_pass(), to_fail()) },
  pass = { test("lore", 0, { pass = close_gate(), fail = gain_condition "hallucinations" }) },
  fail = { test("will", 0, { pass = close_gate(), fail = lose_health(1) }) } }
