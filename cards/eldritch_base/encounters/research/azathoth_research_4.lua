return research_encounter { name = "Azathoth Research 4", ancient_one = "azathoth",
  city = { test("strength", 0, { pass = gain_this_clue(), fail = gain_condition "internal_injury" }) },
  wilderness = { test("observation", 0, { pass = { gain_this_clue(), clue_spawns(1) } }) },
  sea = { gain_this_clue(), omen_gains_eldritch "green" } }
