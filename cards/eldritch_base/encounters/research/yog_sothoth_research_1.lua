return research_encounter { name = "Yog-Sothoth Research 1", ancient_one = "yog_sothoth",
  city = { test("observation", 0, { pass = { gain_this_clue(),
    may(discard_possession "spell", gain_named_artifact "silver_key") }, fail = gain_condition "detained" }) },
  wilderness = { ambush("cultist", { defeated = gain_this_clue() }) },
  sea = { test("observation", 0, { pass = gain_this_clue(),
    fail = unless(discard_possession "spell", discard_this_clue()) }) } }
