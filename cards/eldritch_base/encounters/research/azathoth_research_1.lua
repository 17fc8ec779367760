return research_encounter { name = "Azathoth Research 1", ancient_one = "azathoth",
  city = { test("observation", -1, { pass = gain_this_clue(1) }) },
  wilderness = { test("observation", -1, { pass = { gain_this_clue(), may_move_omen() }, fail = lose_health(1) }) },
  sea = { test("lore", 0, { pass = gain_this_clue(1), fail = delay() }) } }
