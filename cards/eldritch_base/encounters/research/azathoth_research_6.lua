return research_encounter { name = "Azathoth Research 6", ancient_one = "azathoth",
  city = { test("influence", 0, { pass = gain_this_clue(), fail = omen_advances(1) }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(), fail = omen_advances(1) }) },
  sea = { test("observation", 0, { pass = gain_this_clue(1), fail = omen_advances(1) }) } }
