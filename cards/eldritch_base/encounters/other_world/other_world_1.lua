return other_world_encounter { name = "Other World 1", world = "Great Hall of Celeano",
  initial = { test("observation", -1) },
  pass = { close_gate(), test("lore", 0, { pass = either(gain_clue(), gain_spell()), fail = lose_sanity(2) }) },
  fail = { unless(spend_clues(1), lose_sanity(3)) } }
