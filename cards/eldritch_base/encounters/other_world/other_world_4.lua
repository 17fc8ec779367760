return other_world_encounter { name = "Other World 4", world = "Lost Carcosa",
  initial = { test("lore", -1) },
  pass = { close_gate(), may(delay(), gain_clue(2)) },
  fail = { test("influence", 0, { fail = doom_advances(1) }) } }
