return research_encounter { name = "Shub-Niggurath Research 4", ancient_one = "shub_niggurath",
  city = { test("will", 0, { pass = gain_this_clue(),
    fail = { move_to_nearest "wilderness", gain_condition "amnesia" } }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1),
    fail = { discard_possession("ally", 1, "asset"), lose_sanity(2) } }) },
  sea = { test("observation", -1, { pass = gain_this_clue(1), fail = move_this_clue "wilderness" }) } }
