return research_encounter { name = "Cthulhu Research 2", ancient_one = "cthulhu",
  city = { test("influence", 0, { pass = gain_this_clue(1), fail = lose_sanity(1) }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1), fail = lose_sanity(1) }) },
  sea = { test("will", 0, { pass = gain_this_clue(1), fail = gain_condition "hallucinations" }) } }
