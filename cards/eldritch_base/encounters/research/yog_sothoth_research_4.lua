return research_encounter { name = "Yog-Sothoth Research 4", ancient_one = "yog_sothoth",
  city = { test("observation", 0, { pass = gain_this_clue(1) }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1),
    fail = { gate_spawns(1), discard_possession "spell" } }) },
  sea = { test("observation", 0, { pass = { gain_this_clue(), gain_spell() }, fail = lose_health(1) }) } }
