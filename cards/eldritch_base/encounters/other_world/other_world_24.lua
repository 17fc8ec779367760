return other_world_encounter { name = "Other World 24", world = "Lost Carcosa",
  initial = { test("influence", 0) },
  pass = { gain_artifact(), unless(spend_clues(2), delay(), close_gate()) },
  fail = { lose_sanity(1), test("will", 0, { fail = gain_condition "paranoia" }) } }
