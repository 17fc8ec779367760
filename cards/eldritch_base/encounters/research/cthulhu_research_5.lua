return research_encounter { name = "Cthulhu Research 5", ancient_one = "cthulhu",
  city = { test("observation", 0, { pass = gain_this_clue(1), fail = lose_sanity(1) }) },
  wilderness = { test("lore", -1, { pass = { gain_this_clue(), doom_retreats(1) }, fail = move_this_clue "sea" }) },
  sea = { test("observation", 0, { pass = gain_this_clue(),
    fail = ambush("star_spawn", { defeated = doom_retreats(1) }) }) } }
