return research_encounter { name = "Azathoth Research 7", ancient_one = "azathoth",
  city = { test("will", 0, { pass = gain_this_clue(), fail = gain_condition "amnesia" }) },
  wilderness = { test("influence", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
  sea = { test("will", 0, { pass = gain_this_clue(1), fail = gain_condition "internal_injury" }) } }
