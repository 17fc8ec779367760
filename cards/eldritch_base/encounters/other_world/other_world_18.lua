return other_world_encounter { name = "Other World 18", world = "The Underworld",
  initial = { test("influence", 0) },
  pass = { test("will", 0, { pass = close_gate(), fail = lose_sanity(1) }) },
  fail = { may(discard_possession "item", close_gate(), { lose_health(1), gain_condition_with "injury" }) } }
