return research_encounter { name = "Cthulhu Research 8", ancient_one = "cthulhu",
  city = { test("strength", 0, { pass = gain_this_clue(), fail = { lose_health(1), gain_condition "detained" } }) },
  wilderness = { test("strength", 0, { pass = gain_this_clue(), fail = { delay(), move_this_clue "sea" } }) },
  sea = { gain_this_clue(), lose_sanity(1),
    ambush("deep_one", { defeated = gain_named_artifact("ruby_of_rlyeh", "Ruby of R'lyeh") }) } }
