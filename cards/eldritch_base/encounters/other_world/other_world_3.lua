return other_world_encounter { name = "Other World 3", world = "City of the Great Race",
  initial = { test("lore", -1) },
  pass = { close_gate(), test("will", 0, { pass = gain_clue() }) },
  fail = { unless(spend_clues(1), { lose_sanity(2), gain_condition "paranoia" }) } }
