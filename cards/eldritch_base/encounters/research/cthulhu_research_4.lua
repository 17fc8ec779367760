return research_encounter { name = "Cthulhu Research 4", ancient_one = "cthulhu",
  city = { test("lore", 0, { pass = gain_this_clue(), fail = ambush "deep_one" }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(), fail = move_this_clue "sea" }) },
  sea = { test("observation", 0, { pass = gain_this_clue(), fail = gain_condition "detained" }) } }
