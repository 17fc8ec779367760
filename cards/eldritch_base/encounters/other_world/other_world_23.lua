return other_world_encounter { name = "Other World 23", world = "The Abyss",
  initial = { test("observation", 0) },
  pass = { improve "will", test("strength", -1, { pass = close_gate(), fail = gain_condition "back_injury" }) },
  fail = { gain_condition "leg_injury", test("will", 0, { fail = lose_both(1, 1) }) } }
