return research_encounter { name = "Shub-Niggurath Research 1", ancient_one = "shub_niggurath",
  city = { test("observation", 0, { pass = { gain_this_clue(), discard_monster() }, fail = doom_advances(1) }) },
  wilderness = { ambush("goat_spawn", { defeated = gain_this_clue(1), survived = gain_condition "amnesia" }) },
  sea = { test("observation", -1, { pass = gain_this_clue(1), fail = ambush() }) } }
