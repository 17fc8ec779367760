return special_encounter { name = "R'lyeh Risen 5", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { test("observation", -1) },
  pass = { test("lore", -1, { pass = token_on_mystery(), fail = fail_too() }) },
  fail = { lose_health(3) } }
