return other_world_encounter { name = "Other World 9", world = "City of the Great Race",
  initial = { test("will", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = lose_health(2) }) },
  fail = { unless(spend_clues(1), gain_condition "hallucinations") } }
