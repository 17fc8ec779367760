return special_encounter { name = "R'lyeh Risen 2", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { test("strength", -1) },
  pass = { test("observation", -1, { pass = token_on_mystery() }) },
  fail = { gain_condition "detained" } }
