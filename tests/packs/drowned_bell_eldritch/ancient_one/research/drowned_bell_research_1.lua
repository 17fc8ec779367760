return research_encounter { name = "Drowned Bell Research 1", ancient_one = "the_drowned_bell",
  city = { test("observation", 0, { pass = gain_this_clue(1) }) },
  wilderness = { test("lore", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
  sea = { gain_this_clue(), test("will", 0, { fail = lose_sanity(2) }) } }
