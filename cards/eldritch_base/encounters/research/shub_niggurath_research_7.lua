return research_encounter { name = "Shub-Niggurath Research 7", ancient_one = "shub_niggurath",
  city = { test("influence", 0, { pass = gain_this_clue(1), fail = gain_condition "detained" }) },
  wilderness = { test("lore", -1, { pass = { gain_this_clue(), doom_retreats(1) },
    fail = gain_condition "back_injury" }) },
  sea = { test("observation", 0, { pass = gain_this_clue(), fail = delay() }) } }
