return research_encounter { name = "Azathoth Research 3", ancient_one = "azathoth",
  city = { test("observation", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
  wilderness = { gain_this_clue(), test("will", 0, { pass = omen_loses_eldritch(), fail = lose_sanity(6) }) },
  sea = { test("observation", 0, { pass = { gain_this_clue(), may_move_omen() } }) } }
