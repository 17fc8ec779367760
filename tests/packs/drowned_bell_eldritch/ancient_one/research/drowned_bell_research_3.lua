return research_encounter { name = "Drowned Bell Research 3", ancient_one = "the_drowned_bell",
  city = { gain_this_clue(), test("will", -1, { fail = gain_condition "paranoia" }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1), fail = delay() }) },
  sea = { test("lore", -1, { pass = { gain_this_clue(), doom_retreats(1) } }) } }
