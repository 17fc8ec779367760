return research_encounter { name = "Drowned Bell Research 2", ancient_one = "the_drowned_bell",
  city = { test("influence", 0, { pass = gain_this_clue(), fail = move_this_clue "sea" }) },
  wilderness = { gain_this_clue(), test("strength", 0, { fail = lose_health(2) }) },
  sea = { test("observation", -1, { pass = gain_this_clue(1), fail = discard_this_clue() }) } }
