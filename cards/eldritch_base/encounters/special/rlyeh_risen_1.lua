return special_encounter { name = "R'lyeh Risen 1", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { test("lore", -1) },
  pass = { test("influence", -1, { pass = token_on_mystery(), fail = fail_too() }) },
  fail = { doom_advances(1) } }
