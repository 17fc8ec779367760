return special_encounter { name = "R'lyeh Risen 4", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { test("strength", -1) },
  pass = { test("will", -1, { pass = token_on_mystery(), fail = gain_condition "hallucinations" }) },
  fail = { lose_health(3) } }
