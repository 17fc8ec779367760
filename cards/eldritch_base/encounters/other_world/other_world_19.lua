return other_world_encounter { name = "Other World 19", world = "City of the Great Race",
  initial = { test("influence", 0) },
  pass = { gain_clue(2), test("lore", -1, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { unless(delay(), { gain_condition "paranoia", lose_sanity(1) }) } }
