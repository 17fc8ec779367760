-- A test on whose result only one sentence depends.
return special_encounter { name = "Sentences", ancient_one = "none", set = "sentences",
  initial = { test("lore", 0, { pass = gain_clue() }), lose_health(1), to_pass() },
  pass = { test("will", 0, { fail = lose_sanity(1) }), recover(1, 0) },
  fail = { lose_health(3) } }
