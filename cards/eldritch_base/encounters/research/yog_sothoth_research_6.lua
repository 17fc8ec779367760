return research_encounter { name = "Yog-Sothoth Research 6", ancient_one = "yog_sothoth",
  city = { test("observation", -1, { pass = { gain_this_clue(), gain_artifact "tome" }, fail = delay() }) },
  wilderness = { test("lore", 0, { pass = gain_this_clue(), fail = gain_condition "amnesia" }) },
  sea = { test("observation", 0, { pass = gain_this_clue(), fail = gain_condition "cursed" }) } }
