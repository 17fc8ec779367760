return other_world_encounter { name = "Other World 21", world = "The Dreamlands",
  initial = { test("lore", 0) },
  pass = { gain_clue(2), unless(spend_health(1), delay(), close_gate()) },
  fail = { lose_health(1), test("observation", 0, { fail = discard_possession "item" }) } }
