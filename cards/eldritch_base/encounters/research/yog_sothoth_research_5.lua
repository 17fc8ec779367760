return research_encounter { name = "Yog-Sothoth Research 5", ancient_one = "yog_sothoth",
  city = { test("influence", 0, { pass = { gain_this_clue(), gain_spell() }, fail = gate_spawns(1) }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1), fail = gate_spawns(1) }) },
  sea = { may(gain_condition "dark_pact", gain_this_clue(1), gate_spawns(1)) } }
