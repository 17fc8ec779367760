return other_world_encounter { name = "Other World 10", world = "Yuggoth",
  initial = { test("influence", 0) },
  pass = { test("lore", 0, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { unless(spend_clues(1), lose_sanity(2)) } }
