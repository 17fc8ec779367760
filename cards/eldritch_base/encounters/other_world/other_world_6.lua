return other_world_encounter { name = "Other World 6", world = "The Past",
  initial = { test("lore", 0) },
  pass = { close_gate(), may(delay(), gain_spell()) },
  fail = { test("will", 0, { fail = lose_sanity(3) }) } }
