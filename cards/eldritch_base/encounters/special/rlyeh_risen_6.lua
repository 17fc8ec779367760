return special_encounter { name = "R'lyeh Risen 6", ancient_one = "cthulhu", set = "rlyeh_risen",
  initial = { lose_sanity(1), test("observation", -1) },
  pass = { test("lore", -1, { pass = token_on_mystery(), fail = gain_condition "paranoia" }) },
  fail = { gain_condition "leg_injury", monster_spawns() } }
