return special_encounter { name = "R'lyeh Risen 3", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { test("will", -1) },
  pass = { test("lore", -1, { pass = token_on_mystery() }) },
  fail = { lose_sanity(3) } }
