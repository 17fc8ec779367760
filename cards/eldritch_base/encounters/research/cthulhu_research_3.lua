return research_encounter { name = "Cthulhu Research 3", ancient_one = "cthulhu",
  city = { test("observation", -1, { pass = gain_this_clue(1), fail = discard_possession("item", 1, "asset") }) },
  wilderness = { test("will", 0, { pass = gain_this_clue(), fail = gain_condition "hallucinations" }) },
  sea = { test("observation", -1, { pass = gain_named_artifact "grotesque_statue",
    fail = { lose_sanity(3), ambush "deep_one" } }) } }
