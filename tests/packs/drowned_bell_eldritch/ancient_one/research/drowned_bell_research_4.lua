return research_encounter { name = "Drowned Bell Research 4", ancient_one = "the_drowned_bell",
  city = { test("lore", -1, { pass = { gain_this_clue(), improve "lore" }, fail = gain_condition "amnesia" }) },
  wilderness = { test("strength", -1, { pass = gain_this_clue(1), fail = lose_health(1) }) },
  sea = { gain_this_clue(), monster_spawns { encounter = true } } }
