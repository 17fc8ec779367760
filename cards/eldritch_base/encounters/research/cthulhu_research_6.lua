return research_encounter { name = "Cthulhu Research 6", ancient_one = "cthulhu",
  city = { test("observation", 0, { pass = { gain_this_clue(), gain_named_spell "mists_of_releh" },
    fail = gain_condition "paranoia" }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(),
    fail = { discard_possession("item", 2, "asset"), move_this_clue "sea" } }) },
  sea = { test("observation", -1, { pass = { gain_this_clue(), doom_retreats(1) },
    fail = gain_condition "hallucinations" }) } }
