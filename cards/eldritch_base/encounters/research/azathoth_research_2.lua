return research_encounter { name = "Azathoth Research 2", ancient_one = "azathoth",
  city = { test("lore", 0, { pass = gain_this_clue(), fail = omen_gains_eldritch "green" }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(1), fail = gain_condition "amnesia" }) },
  sea = { gain_this_clue(), test("strength", 0, { fail = lose_health(2) }) } }
