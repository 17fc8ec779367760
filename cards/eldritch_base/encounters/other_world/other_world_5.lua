return other_world_encounter { name = "Other World 5", world = "The Past",
  initial = { test("influence", -1) },
  pass = { may(delay(), gain_clue(2)), close_gate() },
  fail = { test("strength", 0, { fail = lose_health(6) }) } }
