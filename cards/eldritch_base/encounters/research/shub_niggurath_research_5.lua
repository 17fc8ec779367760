return research_encounter { name = "Shub-Niggurath Research 5", ancient_one = "shub_niggurath",
  city = { test("observation", -1, { pass = gain_this_clue(1), fail = gain_condition "internal_injury" }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1), fail = ambush "dark_young" }) },
  sea = { test("strength", -1, { pass = gain_this_clue(), fail = move_this_clue "wilderness" }) } }
