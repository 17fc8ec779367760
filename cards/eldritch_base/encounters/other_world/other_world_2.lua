return other_world_encounter { name = "Other World 2", world = "The Future",
  initial = { test("will", -1) },
  pass = { close_gate(), test("observation", 0, { pass = gain_clue(2) }) },
  fail = { test("lore", 0, { fail = lose_sanity(6) }) } }
